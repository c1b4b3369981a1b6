import { parseArgs } from 'node:util';
import { activateRelease, rollbackRelease } from './move-pointer.ts';
import { publishRelease } from './publish-release.ts';
import { openReleasePlane, type ReleasePlane } from './release-plane.ts';
import { ReleaseError } from './release-error.ts';
import { getHistory, getStatus } from './release-status.ts';
import { describeHistory, describeMove, describePublished, describeStatus } from './cli-text.ts';

export interface ReleaseCliContext {
  databaseUrl: string;
  dataDir: string;
  /** Who acts, unless `--actor` says otherwise. */
  actor: string;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

export const EXIT_CODES = { ok: 0, refused: 1, usage: 2 } as const;

const HISTORY_LIMIT = 50;

export const RELEASE_CLI_HELP = `npm run release -- <command> [--json]

  publish <folder>             store a build (its release.json and files); nothing changes for visitors
  activate <area> <release>    make a published release the active one
  rollback <area> [release]    go back to the release before the current one, or to any earlier one
  status                       what is active, and what could be
  history [area]               the last ${HISTORY_LIMIT} moves, newest first

  --reason <text>   why, kept with the move
  --actor <name>    who, instead of the user of this shell
  --json            print the result as JSON
  --help            print this text

A release may be given by the first six or more digits of its id.
Exit codes: 0 done (or nothing to do), 1 refused or failed, 2 wrong usage.
`;

interface Call {
  plane: ReleasePlane;
  positionals: string[];
  actor: string;
  reason: string;
}

interface Command {
  minArguments: number;
  maxArguments: number;
  /** Answers with the result for `--json` and the same in words. */
  run(call: Call): Promise<{ result: unknown; text: string }>;
}

const COMMANDS: Record<string, Command> = {
  publish: {
    minArguments: 1,
    maxArguments: 1,
    async run({ plane, positionals: [folder = ''], actor }) {
      const result = await publishRelease(plane, { folder, publisher: actor });
      return { result, text: describePublished(result) };
    },
  },
  activate: {
    minArguments: 2,
    maxArguments: 2,
    async run({ plane, positionals: [area = '', release = ''], actor, reason }) {
      const result = await activateRelease(plane, { area, release, actor, reason });
      return { result, text: describeMove(result) };
    },
  },
  rollback: {
    minArguments: 1,
    maxArguments: 2,
    async run({ plane, positionals: [area = '', to], actor, reason }) {
      const result = await rollbackRelease(plane, { area, to, actor, reason });
      return { result, text: describeMove(result) };
    },
  },
  status: {
    minArguments: 0,
    maxArguments: 0,
    async run({ plane }) {
      const result = await getStatus(plane);
      return { result, text: describeStatus(result) };
    },
  },
  history: {
    minArguments: 0,
    maxArguments: 1,
    async run({ plane, positionals: [area] }) {
      const result = await getHistory(plane, { area, limit: HISTORY_LIMIT });
      return { result, text: describeHistory(result) };
    },
  },
};

/** Runs one command of the release plane and answers with the exit code. `argv` is without the program's own name. */
export async function runReleaseCli(argv: readonly string[], context: ReleaseCliContext): Promise<number> {
  const parsed = parseCommandLine(argv);
  if ('problem' in parsed) {
    context.stderr.write(`${parsed.problem}\n\n${RELEASE_CLI_HELP}`);
    return EXIT_CODES.usage;
  }
  if ('help' in parsed) {
    context.stdout.write(RELEASE_CLI_HELP);
    return EXIT_CODES.ok;
  }
  const { command, positionals, values } = parsed;
  let plane: ReleasePlane | null = null;
  try {
    plane = await openReleasePlane(context);
    const call = { plane, positionals, actor: values.actor ?? context.actor, reason: values.reason ?? '' };
    const { result, text } = await command.run(call);
    context.stdout.write(values.json ? `${JSON.stringify(result)}\n` : text);
    return EXIT_CODES.ok;
  } catch (error) {
    context.stderr.write(
      values.json ? `${JSON.stringify({ error: toBody(error) })}\n` : describeError(error),
    );
    return error instanceof ReleaseError && error.code === 'INPUT_INVALID'
      ? EXIT_CODES.usage
      : EXIT_CODES.refused;
  } finally {
    await plane?.database.destroy();
  }
}

function parseCommandLine(argv: readonly string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        actor: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const { values } = parsed;
  if (values.help) return { help: true };
  const [verb = '', ...positionals] = parsed.positionals;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) return { problem: verb === '' ? 'Which command?' : `There is no command ${verb}.` };
  if (positionals.length < command.minArguments) return { problem: `${verb} needs more arguments.` };
  if (positionals.length > command.maxArguments)
    return { problem: `${verb} does not take so many arguments.` };
  return { values, positionals, command };
}

function toBody(error: unknown) {
  if (error instanceof ReleaseError)
    return { code: error.code, message: error.message, details: error.details };
  return { code: 'FAILED', message: String(error), details: [] };
}

function describeError(error: unknown): string {
  const { code, message, details } = toBody(error);
  return [`${code}: ${message}`, ...details.map((detail) => `  ${detail}`), ''].join('\n');
}
