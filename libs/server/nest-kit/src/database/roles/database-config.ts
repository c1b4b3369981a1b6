import type { z } from 'zod';
import { configFields } from '../../config/fields.ts';
import { ConfigError } from '../../config/load-config.ts';
import {
  DATABASE_SERVICES,
  forEachService,
  urlVariable,
  type DatabaseService,
  type DatabaseUrls,
  type DatabaseVariable,
} from './database-services.ts';

const VARIABLES: DatabaseVariable[] = ['DATABASE_URL', ...DATABASE_SERVICES.map(urlVariable)];

const META = {
  DATABASE_URL: {
    description:
      'address of a Postgres from 15 on, as an administrator that may create roles: [database roles](operating.md#database-roles)',
    unset: 'an embedded Postgres in `DATA_DIR`',
  },
  DATABASE_URL_COLORS: {
    description:
      'where that role may not: what `npm run --silent database -- roles` prints, for every service and instead of `DATABASE_URL`',
    unset: 'made from `DATABASE_URL` at a start',
  },
} as Partial<Record<DatabaseVariable, { description: string; unset: string }>>;

export const databaseConfigFields = Object.fromEntries(
  VARIABLES.map((name) => [name, configFields.databaseUrl.optional().meta(META[name] ?? {})]),
) as Record<DatabaseVariable, z.ZodOptional<typeof configFields.databaseUrl>>;

export type DatabaseConfig = Partial<Record<DatabaseVariable, string | undefined>>;

/**
 * Returns the database variables that are set, without validating them. An empty variable counts as unset.
 */
export const databaseConfigOf = (env: NodeJS.ProcessEnv): DatabaseConfig =>
  Object.fromEntries(VARIABLES.filter((name) => env[name]).map((name) => [name, env[name]]));

/** Returns the services without a URL of their own, which use DATABASE_URL. */
export const servicesWithoutUrl = (config: DatabaseConfig): DatabaseService[] =>
  DATABASE_SERVICES.filter((service) => !config[urlVariable(service)]);

/** Returns a problem when DATABASE_URL and the URL of a needed service are missing, otherwise none. */
export function databaseProblems(
  config: DatabaseConfig,
  needed: readonly DatabaseService[] = DATABASE_SERVICES,
): string[] {
  const missing = servicesWithoutUrl(config).filter((service) => needed.includes(service));
  if (config.DATABASE_URL || missing.length === 0) return [];
  return [`DATABASE_URL: is required, or else ${missing.map(urlVariable).join(', ')}`];
}

/**
 * Returns the URL of every service: its own, or else DATABASE_URL. A service that is not needed may get an
 * empty URL.
 *
 * @throws {ConfigError} when a needed service has no URL
 */
export function databaseUrls(
  config: DatabaseConfig,
  needed: readonly DatabaseService[] = DATABASE_SERVICES,
): DatabaseUrls {
  const problems = databaseProblems(config, needed);
  if (problems.length > 0) throw new ConfigError(problems);
  return forEachService((service) => config[urlVariable(service)] ?? config.DATABASE_URL ?? '');
}

/** Returns the environment variables for the URLs of the services. DATABASE_URL is present but undefined. */
export const databaseVariables = (urls: DatabaseUrls): Record<DatabaseVariable, string | undefined> => ({
  ...(Object.fromEntries(DATABASE_SERVICES.map((service) => [urlVariable(service), urls[service]])) as Record<
    DatabaseVariable,
    string
  >),
  DATABASE_URL: undefined,
});
