import { parseArgs } from 'node:util';

/** What follows the name of an npm script: which of its options are set, and the rest. */
export interface ScriptArguments<Option extends string> {
  options: ReadonlySet<Option>;
  names: string[];
}

/**
 * Reads what follows the name of an npm script that has options without values. `--help` prints the help and ends the process
 * with 0; an unknown option ends it with 2 and one line.
 */
export function scriptArguments<Option extends string>(
  help: string,
  options: readonly Option[] = [],
): ScriptArguments<Option> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(['help', ...options].map((name) => [name, { type: 'boolean' as const }])),
    });
    if (values.help !== true) {
      return { options: new Set(options.filter((name) => values[name] === true)), names: positionals };
    }
    process.stdout.write(`${help}\n`);
    process.exit(0);
  } catch (error) {
    // Node's sentence goes on about arguments that begin with a hyphen.
    const [sentence] = (error as Error).message.split('. ');
    console.error(`error: ${sentence}; --help tells what there is.`);
    process.exit(2);
  }
}
