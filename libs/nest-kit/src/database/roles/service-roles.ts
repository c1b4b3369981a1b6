import { createHash, createHmac, scryptSync } from 'node:crypto';
import { forEachService, type DatabaseService, type DatabaseUrls } from './database-services.ts';

/** Names of Postgres have at most 63 bytes. */
const LONGEST_PREFIX = 63 - '_operators'.length;

export interface ServiceRole {
  service: DatabaseService;
  name: string;
  /** Letters, digits, `-` and `_`. */
  password: string;
  salt: Buffer;
}

/**
 * The roles of one database. Roles belong to the whole server, so their names hold the database's. Their passwords follow
 * from `secret`, an administrator's password, so that every start finds the same ones and nothing is stored; slowly
 * (scrypt), so that a weak one cannot be guessed from them.
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

/** An address of the database with each role's name and password in it. */
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

/** `danqing` for the databases `danqing` and `postgres`, `danqing_shop` for `shop`. */
function rolePrefix(database: string): string {
  if (database === 'postgres') return 'danqing';
  const prefix = database.startsWith('danqing') ? database : `danqing_${database}`;
  if (/^\w+$/.test(prefix) && prefix.length <= LONGEST_PREFIX) return prefix;
  return `danqing_${createHash('sha256').update(database).digest('hex').slice(0, 24)}`;
}
