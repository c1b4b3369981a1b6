import { Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import type { z } from 'zod';

export { Argument, InvalidArgumentError, Option, type Command } from 'commander';

export const EXIT_CODES = { done: 0, refused: 1, usage: 2 } as const;
const EXIT_CODE_HELP = 'Exit codes: 0 done or nothing to do; 1 refused, failed or unhealthy; 2 wrong usage.';
const WIDTH = 110;

/**
 * Returns the shell command that runs a program of the site, such as `npm run operators --`. Servers have no
 * npm; there it starts with the launcher, as in `danqing operators`.
 */
export function commandOf(program: string): string {
  const { LAUNCHER } = process.env;
  return LAUNCHER ? `${LAUNCHER} ${program}` : `npm run ${program} --`;
}

export interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

export interface Outcome {
  result: unknown;
  text: string;
  /** True when the result is negative although nothing failed; exit code 1. */
  refused?: boolean;
}

export interface Failure {
  text: string;
  json: object;
  /** True when the input is malformed; exit code 2. */
  usage?: boolean;
}

export type Act = <Given extends unknown[]>(
  run: (...given: Given) => Promise<Outcome> | Outcome,
) => (...given: Given) => Promise<void>;

export interface CommandLineOptions extends Streams {
  name: string;
  description: string;
  define(program: Command, act: Act): void;
  describeFailure?: (error: unknown) => Failure;
}

const plainly = (error: unknown): Failure => {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return { text: message, json: { message } };
};

interface Checks {
  missingMandatoryOptionValue(option: Option): void;
  unknownOption(flag: string): void;
}
const checks = Command.prototype as unknown as Checks;

class Program extends Command {
  override createCommand(name?: string): Command {
    return new Program(name);
  }

  /** Reports a misspelt required option as unknown, with a suggestion, rather than as missing. */
  missingMandatoryOptionValue(option: Option): void {
    const unknown = this.args.find((arg) => arg.startsWith('-'));
    if (unknown === undefined) checks.missingMandatoryOptionValue.call(this, option);
    else checks.unknownOption.call(this, unknown);
  }
}

/** Exits successfully on EPIPE: `head` closes the pipe early. */
function endWithTheReader(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT_CODES.done);
  });
}

/**
 * Runs a command-line program and returns its exit code. All programs share `--help`, `--json`, spelling
 * suggestions and exit codes.
 *
 * @param argv arguments without the program's name
 */
export async function runCommandLine(
  argv: readonly string[],
  { name, description, stdout, stderr, define, describeFailure = plainly }: CommandLineOptions,
): Promise<number> {
  let exitCode: number = EXIT_CODES.done;
  endWithTheReader();
  const program = new Program(name)
    .description(description)
    .helpOption('--help', 'print this text')
    .helpCommand(false)
    .option('--json', 'print the result, or the error, as JSON')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    })
    .addHelpText('afterAll', `\n${EXIT_CODE_HELP}`)
    .exitOverride();
  const json = () => program.opts<{ json?: true }>().json === true;
  define(program, (run) => async (...given) => {
    const { result, text, refused } = await run(...given);
    stdout.write(json() ? `${JSON.stringify(result)}\n` : text);
    if (refused) exitCode = EXIT_CODES.refused;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof InvalidArgumentError) {
      stderr.write(oneLine(`error: ${error.message}`));
      return EXIT_CODES.usage;
    }
    // Commander has already printed the help or the problem.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
    const failure = describeFailure(error);
    stderr.write(json() ? `${JSON.stringify({ error: failure.json })}\n` : `${failure.text}\n`);
    return failure.usage ? EXIT_CODES.usage : EXIT_CODES.refused;
  }
}

/**
 * Returns a commander parser that validates an argument or option with a schema.
 *
 * @param subject start of the error message, before the schema's issue
 */
export function by<Value>(schema: z.ZodType<Value>, subject = 'It'): (text: string) => Value {
  return (text) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    throw new InvalidArgumentError(`${subject} ${result.error.issues[0]?.message ?? 'is not valid'}.`);
  };
}

const oneLine = (text: string) => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`;
