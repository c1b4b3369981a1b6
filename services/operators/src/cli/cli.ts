import { parseArgs } from 'node:util';
import { createDataSource } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { operatorsDatabase } from '../database/operators-database.ts';
import { COMMANDS } from './commands.ts';
import { OperatorInputError } from './operator-input.ts';

export interface OperatorsCliContext {
  databaseUrl: string;
  /** Who acts: kept with what they change. */
  actor: string;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

const EXIT_CODES = { ok: 0, refused: 1, usage: 2 } as const;

export const OPERATORS_CLI_HELP = `npm run operators -- <command> [--json]

  add <name>               a new operator; prints the token, once
  list                     all operators
  revoke <name>            takes token and sessions away
  totp <name>              prepares a second factor: prints what an authenticator needs, once
    --code <digits>        shows a code of it; from then on it counts
  log                      the security log, newest first
    --actor <actor>        like "operator anna", "member 12", visitor
    --action <action>      like sign-in, operator-access, operator-change
    --result <result>      allowed or refused
    --address <address>    an address or a network, like 203.0.113.9 or 2001:db8::/48
    --since <time>         like 90m, 12h, 3d, 2026-03-01
    --limit <number>       how many, 50 without it, at most 1000

  --json                   print the result as JSON
  --help                   print this text

Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
`;

/** Runs one command and answers with the exit code. `argv` is without the program's own name. */
export async function runOperatorsCli(
  argv: readonly string[],
  context: OperatorsCliContext,
): Promise<number> {
  const parsed = parseCommandLine(argv, `command line ${context.actor}`);
  if ('problem' in parsed) {
    context.stderr.write(`${parsed.problem}\n\n${OPERATORS_CLI_HELP}`);
    return EXIT_CODES.usage;
  }
  if ('help' in parsed) {
    context.stdout.write(OPERATORS_CLI_HELP);
    return EXIT_CODES.ok;
  }
  let database: DataSource | null = null;
  try {
    database = await createDataSource(operatorsDatabase(context.databaseUrl));
    const { result, text } = await parsed.run(database);
    context.stdout.write(parsed.json ? `${JSON.stringify(result)}\n` : text);
    return EXIT_CODES.ok;
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
        code: { type: 'string' },
        actor: { type: 'string' },
        action: { type: 'string' },
        result: { type: 'string' },
        address: { type: 'string' },
        since: { type: 'string' },
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
  if (positionals.length < command.arguments) return { problem: `${verb} needs a name.` };
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
