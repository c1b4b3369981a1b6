import { EVERY, OPERATOR_RIGHTS } from '@danqing/contracts/operators';
import { createDataSource } from '@danqing/nest-kit';
import { by, commandOf, runCommandLine, type Outcome, type Streams } from '@danqing/nest-kit/command-line';
import type { DataSource } from 'typeorm';
import { operatorsDatabase } from '../database/operators-database.ts';
import type { GrantEdit } from '../operator/edit-grants.ts';
import { addressSchema } from '../log/address-schema.ts';
import { add, grant, list, readLog, revoke, totp, withdraw, type LogFilter } from './commands.ts';
import {
  actionSchema,
  actorFilterSchema,
  areasSchema,
  codeSchema,
  limitSchema,
  nameSchema,
  resultSchema,
  rightsSchema,
  sinceSchema,
} from './operator-input.ts';

export interface OperatorsCliContext extends Streams {
  openDatabase: () => Promise<string>;
  actor: string;
}

const LOG_LIMIT = 50;
const RIGHTS = [
  '--rights <list>',
  `rights, such as canary,rollback: any of ${OPERATOR_RIGHTS.join(', ')}, or * for all`,
  by(rightsSchema),
] as const;
const AREAS = ['--areas <list>', 'areas, such as palettes,generator, or * for all', by(areasSchema)] as const;
const NAME = ['<name>', 'name of the operator', by(nameSchema)] as const;

export function runOperatorsCli(argv: readonly string[], context: OperatorsCliContext): Promise<number> {
  const actor = `command line ${context.actor}`;
  const onDatabase = async (work: (database: DataSource) => Promise<Outcome>): Promise<Outcome> => {
    const database = await createDataSource(operatorsDatabase(await context.openDatabase()));
    return work(database).finally(() => database.destroy());
  };
  return runCommandLine(argv, {
    ...context,
    name: commandOf('operators'),
    description: 'Manage operators and read the security log.',
    define(program, act) {
      program
        .command('add')
        .description('add an operator; prints the token once')
        .argument(...NAME)
        .option(...RIGHTS, [EVERY])
        .option(...AREAS, [EVERY])
        .action(
          act((name: string, edit: GrantEdit) =>
            onDatabase((database) => add(database, { name, actor, ...edit })),
          ),
        );
      program
        .command('grant')
        .description('add rights; they count at once')
        .argument(...NAME)
        .requiredOption(...RIGHTS)
        .option(...AREAS, [EVERY])
        .action(
          act((name: string, edit: GrantEdit) =>
            onDatabase((database) => grant(database, { name, actor, ...edit })),
          ),
        );
      program
        .command('withdraw')
        .description('remove rights, by default all; they end at once')
        .argument(...NAME)
        .option(...RIGHTS, [EVERY])
        .option(...AREAS, [EVERY])
        .action(
          act((name: string, edit: GrantEdit) =>
            onDatabase((database) => withdraw(database, { name, actor, ...edit })),
          ),
        );
      program
        .command('list')
        .description('list all operators')
        .action(act(() => onDatabase(list)));
      program
        .command('revoke')
        .description('revoke the token and end all sessions')
        .argument(...NAME)
        .action(act((name: string) => onDatabase((database) => revoke(database, { name, actor }))));
      program
        .command('totp')
        .description('set up a second factor; prints the secret for an authenticator app once')
        .argument(...NAME)
        .option(
          '--code <digits>',
          'code from the authenticator app; enables the second factor',
          by(codeSchema),
        )
        .action(
          act((name: string, { code }: { code?: string }) =>
            onDatabase((database) => totp(database, { name, actor, code })),
          ),
        );
      program
        .command('log')
        .description('show the security log, newest first')
        .option('--actor <actor>', 'such as "operator anna", "member 12" or visitor', by(actorFilterSchema))
        .option('--action <action>', 'such as sign-in, operator-access or operator-change', by(actionSchema))
        .option('--result <result>', 'allowed or refused', by(resultSchema))
        .option(
          '--address <address>',
          'IP address or network, such as 203.0.113.9 or 2001:db8::/48',
          by(addressSchema),
        )
        .option('--since <time>', 'such as 90m, 12h, 3d or 2026-03-01', by(sinceSchema))
        .option('--limit <number>', 'maximum number, up to 1000', by(limitSchema), LOG_LIMIT)
        .action(act((filter: LogFilter) => onDatabase((database) => readLog(database, filter))));
    },
  });
}
