import { z } from 'zod';
import { configFields } from '../../config/fields.ts';
import { ConfigError } from '../../config/load-config.ts';
import {
  DATABASE_SERVICES,
  forEachService,
  type DatabaseService,
  type DatabaseUrls,
} from './database-services.ts';

export const SERVICE_PLACEHOLDER = '{service}';
export const PASSWORD_PLACEHOLDER = '{password}';

export const databaseConfigFields = {
  DATABASE_URL: configFields.databaseUrl.optional().meta({
    description:
      'address of a Postgres from 15 on, as an administrator that may create roles: [database roles](operating.md#database-roles). Where that is not possible, `npm run --silent database -- roles` prints a template for the roles of all services, `postgres://danqing_{service}:{password}@host/danqing`',
    unset: 'an embedded Postgres in `DATA_DIR`',
  }),
  DATABASE_PASSWORDS: z
    .string()
    .regex(/^\w+:[^\s:,]+(,\w+:[^\s:,]+)*$/, 'must be pairs of service:password, separated by commas')
    .optional()
    .meta({ description: 'the passwords for `{password}` in `DATABASE_URL`: `colors:…,credits:…`' }),
};

/** A template and its passwords, or one address for all services. */
export type DatabaseConfig = {
  [Name in keyof typeof databaseConfigFields]?: string | undefined;
};

const REPLACED = DATABASE_SERVICES.map((service) => `DATABASE_URL_${service.toUpperCase()}`);
const REPLACED_BY =
  `is no longer read: use ${SERVICE_PLACEHOLDER} and ${PASSWORD_PLACEHOLDER} in DATABASE_URL, and DATABASE_PASSWORDS. ` +
  'npm run --silent database -- roles prints both';

/** Refuse the variables of earlier versions. Without them a program would open another database. */
export const replacedDatabaseFields: Record<string, z.ZodOptional<z.ZodNever>> = Object.fromEntries(
  REPLACED.map((name) => [name, z.never(REPLACED_BY).optional()]),
);

/**
 * Returns the database variables that are set, without validating them. An empty variable counts as unset.
 * Variables of earlier versions are included, so that `databaseUrls` rejects them.
 */
export const databaseConfigOf = (env: NodeJS.ProcessEnv): DatabaseConfig =>
  Object.fromEntries(
    [...Object.keys(databaseConfigFields), ...REPLACED]
      .filter((name) => env[name])
      .map((name) => [name, env[name]]),
  );

/** Returns whether each service has an address of its own. */
export const hasServiceAddresses = ({ DATABASE_URL: url }: DatabaseConfig): boolean =>
  url?.includes(SERVICE_PLACEHOLDER) ?? false;

/** Returns the problems of the database variables, as `NAME: problem`. */
export function databaseProblems(
  config: DatabaseConfig,
  needed: readonly DatabaseService[] = DATABASE_SERVICES,
): string[] {
  const { DATABASE_URL: url, DATABASE_PASSWORDS: listed } = config;
  const replaced = REPLACED.filter((name) => name in config).map((name) => `${name}: ${REPLACED_BY}`);
  if (!url) return [...replaced, ...(needed.length > 0 ? ['DATABASE_URL: is required'] : [])];
  if (!url.includes(PASSWORD_PLACEHOLDER))
    return listed
      ? [...replaced, `DATABASE_PASSWORDS: needs ${PASSWORD_PLACEHOLDER} in DATABASE_URL`]
      : replaced;
  if (!hasServiceAddresses(config))
    return [...replaced, `DATABASE_URL: has ${PASSWORD_PLACEHOLDER}, but no ${SERVICE_PLACEHOLDER}`];
  const passwords = readPasswords(listed);
  const missing = needed.filter((service) => !passwords.has(service));
  return missing.length > 0 ? [...replaced, `DATABASE_PASSWORDS: lacks ${missing.join(', ')}`] : replaced;
}

/**
 * Returns the URL of every service. A service that is not needed may get an empty URL.
 *
 * @throws {ConfigError} when a needed service has no URL
 */
export function databaseUrls(
  config: DatabaseConfig,
  needed: readonly DatabaseService[] = DATABASE_SERVICES,
): DatabaseUrls {
  const problems = databaseProblems(config, needed);
  if (problems.length > 0) throw new ConfigError(problems);
  const { DATABASE_URL: url = '', DATABASE_PASSWORDS: listed } = config;
  const passwords = readPasswords(listed);
  return forEachService((service) => {
    const password = passwords.get(service);
    if (password === undefined && url.includes(PASSWORD_PLACEHOLDER)) return '';
    return url
      .replaceAll(SERVICE_PLACEHOLDER, service)
      .replaceAll(PASSWORD_PLACEHOLDER, () => encodeURIComponent(password ?? ''));
  });
}

/** Returns the variables with the passwords of these services only. */
export const limitPasswords = (config: DatabaseConfig, services: readonly string[]): DatabaseConfig => ({
  DATABASE_URL: config.DATABASE_URL,
  DATABASE_PASSWORDS:
    [...readPasswords(config.DATABASE_PASSWORDS)]
      .filter(([service]) => services.includes(service))
      .map((pair) => pair.join(':'))
      .join(',') || undefined,
});

const readPasswords = (listed: string | undefined): Map<string, string> =>
  new Map(
    (listed ? listed.split(',') : []).map((pair) => {
      const [service = '', password = ''] = pair.split(':');
      return [service, password];
    }),
  );
