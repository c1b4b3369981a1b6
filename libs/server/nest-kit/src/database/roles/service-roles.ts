import { createHash, createHmac, scryptSync } from 'node:crypto';
import { PASSWORD_PLACEHOLDER, SERVICE_PLACEHOLDER, type DatabaseConfig } from './database-config.ts';
import { forEachService, type DatabaseService } from './database-services.ts';

const MAX_PREFIX_LENGTH = 63 - '_operators'.length;

export interface ServiceRole {
  service: DatabaseService;
  name: string;
  password: string;
  salt: Buffer;
}

/**
 * Returns the roles of one database. Roles are global to the server, so their names include the database.
 * Passwords are derived from `secret`, an administrator's password, so they are stable and never stored. The
 * derivation is slow (scrypt), so that a weak secret cannot be brute-forced from them.
 */
export function serviceRoles(
  database: string,
  secret: string | Buffer,
): Record<DatabaseService, ServiceRole> {
  const prefix = rolePrefix(database);
  const key = scryptSync(secret, prefix, 32);
  const derive = (purpose: string, name: string) =>
    createHmac('sha256', key).update(`${purpose} ${name}`).digest();
  return forEachService((service) => {
    const name = `${prefix}_${service}`;
    return {
      service,
      name,
      password: derive('password', name).toString('base64url'),
      salt: derive('salt', name).subarray(0, 16),
    };
  });
}

/** Returns the variables through which programs connect as the roles, with the server of `address`. */
export function roleVariables(
  address: string,
  database: string,
  roles: Record<DatabaseService, ServiceRole>,
): Required<DatabaseConfig> {
  const url = new URL(address);
  for (const parameter of ['user', 'password', 'database']) url.searchParams.delete(parameter);
  url.username = `${rolePrefix(database)}_${SERVICE_PLACEHOLDER}`;
  url.password = PASSWORD_PLACEHOLDER;
  url.pathname = `/${encodeURIComponent(database)}`;
  return {
    // URL encodes the braces.
    DATABASE_URL: [SERVICE_PLACEHOLDER, PASSWORD_PLACEHOLDER].reduce(
      (template, name) => template.replace(encodeURIComponent(name), name),
      url.href,
    ),
    DATABASE_PASSWORDS: Object.values(roles)
      .map(({ service, password }) => `${service}:${password}`)
      .join(','),
  };
}

function rolePrefix(database: string): string {
  if (database === 'postgres') return 'danqing';
  const prefix = database.startsWith('danqing') ? database : `danqing_${database}`;
  if (/^\w+$/.test(prefix) && prefix.length <= MAX_PREFIX_LENGTH) return prefix;
  return `danqing_${createHash('sha256').update(database).digest('hex').slice(0, 24)}`;
}
