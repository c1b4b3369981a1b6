import { createHash, createHmac, scryptSync } from 'node:crypto';
import { forEachService, type DatabaseService, type DatabaseUrls } from './database-services.ts';

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

export function roleUrls(
  address: string,
  database: string,
  roles: Record<DatabaseService, ServiceRole>,
): DatabaseUrls {
  return forEachService((service) => {
    const url = new URL(address);
    for (const parameter of ['user', 'password', 'database']) url.searchParams.delete(parameter);
    url.username = roles[service].name;
    url.password = roles[service].password;
    url.pathname = `/${encodeURIComponent(database)}`;
    return url.href;
  });
}

function rolePrefix(database: string): string {
  if (database === 'postgres') return 'danqing';
  const prefix = database.startsWith('danqing') ? database : `danqing_${database}`;
  if (/^\w+$/.test(prefix) && prefix.length <= MAX_PREFIX_LENGTH) return prefix;
  return `danqing_${createHash('sha256').update(database).digest('hex').slice(0, 24)}`;
}
