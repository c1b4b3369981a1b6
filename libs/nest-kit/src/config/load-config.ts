import type { z } from 'zod';
import { isDevelopmentMachine, publicSigns, whyNoDevelopmentMachine } from './development-machine.ts';
import { OperatorError } from './operator-error.ts';

/** The start is refused: `message` names every variable at fault and never a value. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';

  /** Each is `NAME: what is wrong`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

export interface LoadConfigOptions<Config> {
  /** Variables that have no safe default and must be given where this is no development machine. */
  requiredInProduction?: readonly Extract<keyof Config, string>[];
  /** What is wrong with the variables together, as `NAME: what is wrong`. Those that are wrong by themselves are unset. */
  check?: (config: Partial<Config>) => string[];
}

/**
 * Reads and validates the environment once and freezes the result. An empty variable counts as unset.
 * Throws a ConfigError that lists all problems together.
 */
export function loadConfig<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
  { requiredInProduction = [], check = () => [] }: LoadConfigOptions<z.output<z.ZodObject<Shape>>> = {},
): Readonly<z.output<z.ZodObject<Shape>>> {
  const config: Record<string, unknown> = {};
  const problems = new Map<string, string[]>();
  const complain = (name: string, what: string) => problems.set(name, [...(problems.get(name) ?? []), what]);

  // Each by itself: what is wrong with one does not hide what is wrong with another.
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
  // Two services that read the same variable find the same fault.
  for (const line of new Set([...missing, ...check(config as Partial<z.output<z.ZodObject<Shape>>>)])) {
    const [name = '', what = ''] = line.split(/: (.*)/s);
    if (!wrong.has(name)) complain(name, what);
  }
  if ('DEVELOPMENT_SECRET' in config && publicSigns(env).length > 0)
    complain('DEVELOPMENT_SECRET', `is refused, because ${whyNoDevelopmentMachine(env)}`);
  if (problems.size > 0) {
    const lines = [...problems].flatMap(([name, all]) => all.map((what) => `${name}: ${what}`));
    throw new ConfigError([...countsAsProduction(lines, env), ...lines]);
  }
  return Object.freeze(config as z.output<z.ZodObject<Shape>>);
}

/** Explains lines that speak of NODE_ENV=production where it is not set. */
function countsAsProduction(lines: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const forgotten = ['', 'development', 'test'].includes(env['NODE_ENV'] ?? '');
  return forgotten && lines.some((line) => line.includes('NODE_ENV=production'))
    ? [`NODE_ENV: counts as production, because ${whyNoDevelopmentMachine(env)}`]
    : [];
}
