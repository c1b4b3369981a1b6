import { Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import type { z } from 'zod';

export { InvalidArgumentError, Option, type Command } from 'commander';

/** What every program of the command line ends with. */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2 } as const;
const EXIT_CODE_HELP = 'Exit codes: 0 done, or nothing to do; 1 refused, failed or not well; 2 wrong usage.';
/** Of the help, also where the output is no terminal. */
const WIDTH = 110;

/**
 * What an operator types for a program of the site, as `npm run operators --`; on a server, which has no npm, the launcher
 * that its environment names: `danqing operators`.
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
  /** What `--json` prints. */
  result: unknown;
  /** The same in words, with its last line end. */
  text: string;
  /** What was asked for is not so, although nothing failed: exit code 1. */
  refused?: boolean;
}

/** An error as it is printed. */
export interface Failure {
  text: string;
  /** The content of `error` with `--json`. */
  json: object;
  /** What was given has the wrong form: exit code 2. */
  usage?: boolean;
}

/** Makes the action of a command out of what it does: prints the outcome and sets the exit code. */
export type Act = <Given extends unknown[]>(
  run: (...given: Given) => Promise<Outcome> | Outcome,
) => (...given: Given) => Promise<void>;

export interface CommandLineOptions extends Streams {
  /** What is typed before the arguments, see `commandOf`. */
  name: string;
  description: string;
  /** Adds options, and commands whose actions are made by `act`. */
  define(program: Command, act: Act): void;
  /** How an error is printed; its message without it. */
  describeFailure?: (error: unknown) => Failure;
}

const plainly = (error: unknown): Failure => {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return { text: message, json: { message } };
};

/** Checks of commander that its types leave out. */
interface Checks {
  missingMandatoryOptionValue(option: Option): void;
  unknownOption(flag: string): void;
}
const checks = Command.prototype as unknown as Checks;

class Program extends Command {
  override createCommand(name?: string): Command {
    return new Program(name);
  }

  /** A required option that was misspelt is not missing: the line names what was typed, and the nearest known word. */
  missingMandatoryOptionValue(option: Option): void {
    const unknown = this.args.find((arg) => arg.startsWith('-'));
    if (unknown === undefined) checks.missingMandatoryOptionValue.call(this, option);
    else checks.unknownOption.call(this, unknown);
  }
}

/** A reader of the output that has read enough, as `head`, is no failure of the program. */
function endWithTheReader(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT_CODES.done);
  });
}

/**
 * Runs a program of the command line and answers with its exit code. `--help`, `--json`, a line for each typing error with
 * the nearest known word, and the exit codes are the same for all programs. `argv` is without the program's own name.
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
    // Help that was asked for, or a problem that is printed already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage;
    const failure = describeFailure(error);
    stderr.write(json() ? `${JSON.stringify({ error: failure.json })}\n` : `${failure.text}\n`);
    return failure.usage ? EXIT_CODES.usage : EXIT_CODES.refused;
  }
}

/**
 * How commander reads the value of an argument or option: by a schema, whose complaint about `subject` becomes the line that
 * is printed.
 */
export function by<Value>(schema: z.ZodType<Value>, subject = 'It'): (text: string) => Value {
  return (text) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    throw new InvalidArgumentError(`${subject} ${result.error.issues[0]?.message ?? 'is not valid'}.`);
  };
}

const oneLine = (text: string) => `${text.trim().replace(/\s*\n\s*/g, ' ')}\n`;
