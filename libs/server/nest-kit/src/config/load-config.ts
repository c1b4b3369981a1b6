import type { z } from 'zod';
import {
  isDevelopmentMachine,
  findPublicSigns,
  explainNotDevelopmentMachine,
} from './development-machine.ts';
import { OperatorError } from './operator-error.ts';

/** Thrown when the configuration is invalid. The message lists every faulty variable and never a value. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

export interface LoadConfigOptions<Config> {
  /** Variables without a safe default. They are required unless this is a development machine. */
  requiredInProduction?: readonly Extract<keyof Config, string>[];
  /**
   * Returns conflicts between variables as `NAME: problem`. Variables that are invalid by themselves are
   * unset.
   */
  check?: (config: Partial<Config>) => string[];
}

/**
 * Reads and validates the environment once, and freezes the result. An empty variable counts as unset.
 *
 * @throws {ConfigError} with all problems at once
 */
export function loadConfig<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
  { requiredInProduction = [], check = () => [] }: LoadConfigOptions<z.output<z.ZodObject<Shape>>> = {},
): Readonly<z.output<z.ZodObject<Shape>>> {
  const config: Record<string, unknown> = {};
  const problems = new Map<string, string[]>();
  const complain = (name: string, what: string) => problems.set(name, [...(problems.get(name) ?? []), what]);

  for (const [name, field] of Object.entries(shape)) {
    const given = env[name] || undefined;
    const result = (field as z.ZodType).safeParse(given);
    if (result.success) {
      if (result.data !== undefined) config[name] = result.data;
    } else if (given === undefined) complain(name, 'is required');
    else for (const { message } of result.error.issues) complain(name, message);
  }
  const wrong = new Set(problems.keys());
  const missing = isDevelopmentMachine(env)
    ? []
    : requiredInProduction
        .filter((name) => !env[name])
        .map((name) => `${name}: is required with NODE_ENV=production`);
  // The set removes duplicates: services that share a variable report the same problem.
  for (const line of new Set([...missing, ...check(config as Partial<z.output<z.ZodObject<Shape>>>)])) {
    const [name = '', what = ''] = line.split(/: (.*)/s);
    if (!wrong.has(name)) complain(name, what);
  }
  if ('DEVELOPMENT_SECRET' in config && findPublicSigns(env).length > 0)
    complain('DEVELOPMENT_SECRET', `is refused, because ${explainNotDevelopmentMachine(env)}`);
  if (problems.size > 0) {
    const lines = [...problems].flatMap(([name, all]) => all.map((what) => `${name}: ${what}`));
    throw new ConfigError([...countsAsProduction(lines, env), ...lines]);
  }
  return Object.freeze(config as z.output<z.ZodObject<Shape>>);
}

/** Explains why the environment counts as production if NODE_ENV does not say so. */
function countsAsProduction(lines: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const forgotten = ['', 'development', 'test'].includes(env['NODE_ENV'] ?? '');
  return forgotten && lines.some((line) => line.includes('NODE_ENV=production'))
    ? [`NODE_ENV: counts as production, because ${explainNotDevelopmentMachine(env)}`]
    : [];
}
