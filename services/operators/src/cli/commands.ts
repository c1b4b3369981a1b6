import type { SecurityEvent } from '@danqing/contracts';
import type { DataSource } from 'typeorm';
import { addressSchema } from '../log/address-schema.ts';
import { toEntry } from '../log/log-entry.ts';
import { insertEntries, selectEntries } from '../log/log.queries.ts';
import { revokeOperator, selectOperators } from '../operator/operator.queries.ts';
import { addOperator } from '../operator/operators.ts';
import { confirmSecondFactor, prepareSecondFactor } from '../second-factor/second-factor.ts';
import { base32, otpauthUri } from '../second-factor/totp.ts';
import { describeEntries, describeOperators } from './cli-text.ts';
import {
  actionSchema,
  actorFilterSchema,
  codeSchema,
  limitSchema,
  nameSchema,
  OperatorInputError,
  parseInput,
  resultSchema,
  sinceSchema,
} from './operator-input.ts';

export type Option = 'code' | 'actor' | 'action' | 'result' | 'address' | 'since' | 'limit';
export interface Input {
  positionals: readonly string[];
  options: Partial<Record<Option, string>>;
  /** Who acts, `command line li`. */
  actor: string;
}
export interface Outcome {
  /** What `--json` prints; `text` is the same in words. */
  result: unknown;
  text: string;
}
export interface Command {
  arguments: number;
  options: readonly Option[];
  /** Checks the input, before there is any database. */
  prepare(input: Input): (database: DataSource) => Promise<Outcome>;
}

const LOG_LIMIT = '50';

export const COMMANDS: Record<string, Command> = {
  add: {
    arguments: 1,
    options: [],
    prepare: ({ positionals, actor }) => {
      const name = parseInput('name', nameSchema, positionals[0]);
      return async (database) => {
        const token = await addOperator(database, { name, actor });
        if (token === null) throw new OperatorInputError(`there is an operator ${name} already`);
        await tell(database, actor, name, 'added');
        const text =
          `operator ${name} may sign in with this token, shown this once:\n${token}\n` +
          `The shared token serves no more. For changes in production: npm run operators -- totp "${name}"\n`;
        return { result: { name, token }, text };
      };
    },
  },
  list: {
    arguments: 0,
    options: [],
    prepare: () => async (database) => {
      const operators = await selectOperators(database);
      return { result: operators, text: describeOperators(operators) };
    },
  },
  revoke: {
    arguments: 1,
    options: [],
    prepare: ({ positionals, actor }) => {
      const name = parseInput('name', nameSchema, positionals[0]);
      return async (database) => {
        if (!(await revokeOperator(database, name, actor))) throw nobody(name);
        await tell(database, actor, name, 'revoked');
        return { result: { name }, text: `operator ${name} is revoked, with every session\n` };
      };
    },
  },
  totp: {
    arguments: 1,
    options: ['code'],
    prepare: ({ positionals, options, actor }) => {
      const name = parseInput('name', nameSchema, positionals[0]);
      const code = options.code === undefined ? null : parseInput('--code', codeSchema, options.code);
      return async (database) => {
        if (code !== null) {
          if (!(await confirmSecondFactor(database, name, code)))
            throw new OperatorInputError(
              `this is not a code of what was prepared for ${name}; without --code it is prepared anew`,
            );
          await tell(database, actor, name, 'second factor set');
          return { result: { name, confirmed: true }, text: `operator ${name} has a second factor now\n` };
        }
        const secret = await prepareSecondFactor(database, name);
        if (!secret) throw nobody(name);
        const [uri, text32] = [otpauthUri(name, secret), base32(secret)];
        const text =
          `Add this to an authenticator, shown this once:\n${uri}\nor by hand, secret ${text32}\n` +
          `It counts after one code of it: npm run operators -- totp "${name}" --code 123456\n`;
        return { result: { name, uri, secret: text32 }, text };
      };
    },
  },
  log: {
    arguments: 0,
    options: ['actor', 'action', 'result', 'address', 'since', 'limit'],
    prepare: ({ options }) => {
      const given = <Value>(name: Option, schema: Parameters<typeof parseInput<Value>>[1]) =>
        options[name] === undefined ? undefined : parseInput(`--${name}`, schema, options[name]);
      const filter = {
        actor: given('actor', actorFilterSchema),
        action: given('action', actionSchema),
        result: given('result', resultSchema),
        address: given('address', addressSchema),
        since: given('since', sinceSchema),
        limit: parseInput('--limit', limitSchema, options.limit ?? LOG_LIMIT),
      };
      return async (database) => {
        const entries = await selectEntries(database, filter);
        return { result: entries, text: describeEntries(entries) };
      };
    },
  },
};

const nobody = (name: string) => new OperatorInputError(`there is no operator ${name}`);

function tell(database: DataSource, actor: string, name: string, detail: string): Promise<void> {
  const event: SecurityEvent = {
    action: 'operator-change',
    result: 'allowed',
    actor,
    address: null,
    subject: `operator ${name}`,
    detail,
  };
  return insertEntries(database, [toEntry(event, Date.now())]);
}
