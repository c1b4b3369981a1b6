import { parseArgs } from 'node:util';

export interface ScriptArguments<Option extends string> {
  options: ReadonlySet<Option>;
  names: string[];
}

/**
 * Parses the arguments of an npm script with flags only. `--help` exits with 0, and an unknown option with 2.
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
    const [sentence] = (error as Error).message.split('. ');
    console.error(`error: ${sentence}; see --help.`);
    process.exit(2);
  }
}
