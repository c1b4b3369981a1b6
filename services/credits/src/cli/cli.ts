import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createDataSource } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service.ts';
import { selectEntries } from '../account/history.queries.ts';
import { auditLedger } from '../audit/audit-ledger.ts';
import { creditsDatabase } from '../database/credits-database.ts';
import { describeAudit, describeGranted, describeHistory, type Granted } from './cli-text.ts';
import {
  actorSchema,
  amountSchema,
  keySchema,
  limitSchema,
  OperatorInputError,
  parseInput,
  reasonSchema,
  userIdSchema,
} from './operator-input.ts';

export interface CreditsCliContext {
  databaseUrl: string;
  /** Who acts: kept with every grant. */
  actor: string;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

const EXIT_CODES = { ok: 0, refused: 1, usage: 2 } as const;
const HISTORY_LIMIT = '50';

export const CREDITS_CLI_HELP = `npm run credits -- <command> [--json]

  grant <user-id> <amount>   add credits to a member's account
    --reason <text>          why, kept with the entry
    --key <key>              the same key grants once, however often it is called; random without it
  balance <user-id>          the credits of a member
  history <user-id>          the entries of a member, newest first
    --limit <number>         how many, ${HISTORY_LIMIT} without it, at most 1000
  audit                      compare balances, entries and holds; 1 and the list when they do not agree

  --json                     print the result as JSON
  --help                     print this text

Exit codes: 0 done, 1 refused, failed or not clean, 2 wrong usage.
`;

type Option = 'reason' | 'key' | 'limit';
interface Input {
  positionals: readonly string[];
  options: Partial<Record<Option, string>>;
  actor: string;
}
interface Outcome {
  /** What `--json` prints; `text` is the same in words. */
  result: unknown;
  text: string;
  exitCode?: number;
}
interface Command {
  arguments: number;
  options: readonly Option[];
  /** Checks the input, before there is any database. */
  prepare(input: Input): (database: DataSource) => Promise<Outcome>;
}

const COMMANDS: Record<string, Command> = {
  grant: {
    arguments: 2,
    options: ['reason', 'key'],
    prepare({ positionals, options, actor: given }) {
      const userId = parseInput('user-id', userIdSchema, positionals[0]);
      const amount = parseInput('amount', amountSchema, positionals[1]);
      const reason = `admin: ${parseInput('--reason', reasonSchema, options.reason)}`;
      const idempotencyKey = parseInput('--key', keySchema, options.key ?? `admin:${randomUUID()}`);
      const actor = parseInput('the actor', actorSchema, given);
      return async (database) => {
        const movement = { userId, amount, reason, idempotencyKey };
        const { balance, fresh } = await new AccountService(database).grantOnce(movement, actor);
        const result: Granted = { userId, amount, balance, reason, key: idempotencyKey, repeated: !fresh };
        return { result, text: describeGranted(result) };
      };
    },
  },
  balance: {
    arguments: 1,
    options: [],
    prepare({ positionals }) {
      const userId = parseInput('user-id', userIdSchema, positionals[0]);
      return async (database) => {
        const balance = await new AccountService(database).getBalance(userId);
        return { result: { userId, balance }, text: `${balance}\n` };
      };
    },
  },
  history: {
    arguments: 1,
    options: ['limit'],
    prepare({ positionals, options }) {
      const userId = parseInput('user-id', userIdSchema, positionals[0]);
      const limit = parseInput('--limit', limitSchema, options.limit ?? HISTORY_LIMIT);
      return async (database) => {
        const entries = await selectEntries(database, userId, limit);
        return { result: entries, text: describeHistory(entries) };
      };
    },
  },
  audit: {
    arguments: 0,
    options: [],
    prepare: () => async (database) => {
      const audit = await auditLedger(database);
      const exitCode = audit.problemCount === 0 ? EXIT_CODES.ok : EXIT_CODES.refused;
      return { result: audit, text: describeAudit(audit), exitCode };
    },
  },
};

/** Runs one command on the ledger and answers with the exit code. `argv` is without the program's own name. */
export async function runCreditsCli(argv: readonly string[], context: CreditsCliContext): Promise<number> {
  const parsed = parseCommandLine(argv, context.actor);
  if ('problem' in parsed) {
    context.stderr.write(`${parsed.problem}\n\n${CREDITS_CLI_HELP}`);
    return EXIT_CODES.usage;
  }
  if ('help' in parsed) {
    context.stdout.write(CREDITS_CLI_HELP);
    return EXIT_CODES.ok;
  }
  let database: DataSource | null = null;
  try {
    database = await createDataSource(creditsDatabase(context.databaseUrl));
    const { result, text, exitCode } = await parsed.run(database);
    context.stdout.write(parsed.json ? `${JSON.stringify(result)}\n` : text);
    return exitCode ?? EXIT_CODES.ok;
  } catch (error) {
    const { message } = error as Error;
    context.stderr.write(parsed.json ? `${JSON.stringify({ error: { message } })}\n` : `${message}\n`);
    return EXIT_CODES.refused;
  } finally {
    await database?.destroy();
  }
}

function parseCommandLine(argv: readonly string[], actor: string) {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        key: { type: 'string' },
        limit: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const { json, help, ...options } = parsed.values;
  if (help) return { help };
  const [verb = '', ...positionals] = parsed.positionals;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) return { problem: verb === '' ? 'Which command?' : `There is no command ${verb}.` };
  if (positionals.length < command.arguments) return { problem: `${verb} needs more arguments.` };
  if (positionals.length > command.arguments) return { problem: `${verb} does not take so many arguments.` };
  const strange = Object.keys(options).find((name) => !command.options.some((known) => known === name));
  if (strange !== undefined) return { problem: `${verb} has no option --${strange}.` };
  try {
    return { json, run: command.prepare({ positionals, options, actor }) };
  } catch (error) {
    if (error instanceof OperatorInputError) return { problem: `${error.message}.` };
    throw error;
  }
}
