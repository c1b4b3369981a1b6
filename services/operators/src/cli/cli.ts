import { createDataSource } from '@danqing/nest-kit';
import { by, commandOf, runCommandLine, type Outcome, type Streams } from '@danqing/nest-kit/command-line';
import type { DataSource } from 'typeorm';
import { operatorsDatabase } from '../database/operators-database.ts';
import { addressSchema } from '../log/address-schema.ts';
import { add, list, readLog, revoke, totp, type LogFilter } from './commands.ts';
import {
  actionSchema,
  actorFilterSchema,
  codeSchema,
  limitSchema,
  nameSchema,
  resultSchema,
  sinceSchema,
} from './operator-input.ts';

export interface OperatorsCliContext extends Streams {
  openDatabase: () => Promise<string>;
  actor: string;
}

const LOG_LIMIT = 50;
const NAME = ['<name>', 'of the operator', by(nameSchema)] as const;

export function runOperatorsCli(argv: readonly string[], context: OperatorsCliContext): Promise<number> {
  const actor = `command line ${context.actor}`;
  const onDatabase = async (work: (database: DataSource) => Promise<Outcome>): Promise<Outcome> => {
    const database = await createDataSource(operatorsDatabase(await context.openDatabase()));
    return work(database).finally(() => database.destroy());
  };
  return runCommandLine(argv, {
    ...context,
    name: commandOf('operators'),
    description: 'Who may operate the site, and the security log: who did what.',
    define(program, act) {
      program
        .command('add')
        .description('a new operator; prints the token, once')
        .argument(...NAME)
        .action(act((name: string) => onDatabase((database) => add(database, { name, actor }))));
      program
        .command('list')
        .description('all operators')
        .action(act(() => onDatabase(list)));
      program
        .command('revoke')
        .description('take token and sessions away')
        .argument(...NAME)
        .action(act((name: string) => onDatabase((database) => revoke(database, { name, actor }))));
      program
        .command('totp')
        .description('prepare a second factor: prints what an authenticator needs, once')
        .argument(...NAME)
        .option('--code <digits>', 'a code of what was prepared; from then on it counts', by(codeSchema))
        .action(
          act((name: string, { code }: { code?: string }) =>
            onDatabase((database) => totp(database, { name, actor, code })),
          ),
        );
      program
        .command('log')
        .description('the security log, newest first')
        .option('--actor <actor>', 'like "operator anna", "member 12", visitor', by(actorFilterSchema))
        .option('--action <action>', 'like sign-in, operator-access, operator-change', by(actionSchema))
        .option('--result <result>', 'allowed or refused', by(resultSchema))
        .option(
          '--address <address>',
          'an address or a network, like 203.0.113.9 or 2001:db8::/48',
          by(addressSchema),
        )
        .option('--since <time>', 'like 90m, 12h, 3d, 2026-03-01', by(sinceSchema))
        .option('--limit <number>', 'how many, at most 1000', by(limitSchema), LOG_LIMIT)
        .action(act((filter: LogFilter) => onDatabase((database) => readLog(database, filter))));
    },
  });
}
