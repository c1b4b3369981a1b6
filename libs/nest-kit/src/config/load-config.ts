import type { z } from 'zod';

/** The start is refused: `message` names every variable at fault and never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface LoadConfigOptions<Name extends string> {
  /** Variables that have no safe default and must be given with `NODE_ENV=production`. */
  requiredInProduction?: readonly Name[];
}

/**
 * Reads and validates the environment once and freezes the result. An empty variable counts as unset.
 * Throws a ConfigError that lists all problems together.
 */
export function loadConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
  options: LoadConfigOptions<Extract<keyof Shape, string>> = {},
): Readonly<z.output<z.ZodObject<Shape>>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  );
  const result = schema.safeParse(given);
  const problems = (result.error?.issues ?? []).map(
    (issue) =>
      `${issue.path.join('.') || 'configuration'}: ${given[String(issue.path[0])] === undefined ? 'is required' : issue.message}`,
  );
  if (env['NODE_ENV'] === 'production') {
    for (const name of options.requiredInProduction ?? []) {
      if (given[name] === undefined) problems.push(`${name}: is required with NODE_ENV=production`);
    }
  }
  if (problems.length > 0)
    throw new ConfigError(`The configuration is not valid:\n  ${problems.join('\n  ')}`);
  return Object.freeze(result.data as z.output<z.ZodObject<Shape>>);
}
