import type pg from 'pg';
import { DatabaseClient } from '../database-client.ts';
import { databaseUrls, type DatabaseConfig } from './database-config.ts';
import type { DatabaseUrls } from './database-services.ts';
import { roleStatements } from './role-statements.ts';
import { roleVariables, serviceRoles } from './service-roles.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const INSUFFICIENT_PRIVILEGE = '42501';

export type ServiceRolesResult =
  { urls: DatabaseUrls; variables: DatabaseConfig } | { urls: null; reason: string };

/**
 * Creates a role for each service that owns its schema and everything in it. The address needs a password,
 * and a superuser or a role that may create roles and schemas.
 *
 * @throws {Error} when an existing role of that name has more rights than it should
 */
export async function provideRoles(adminUrl: string): Promise<ServiceRolesResult> {
  const client = new DatabaseClient({
    connectionString: adminUrl,
    application_name: 'danqing-roles',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: 10_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; admin: string; able: boolean }>(
      `select current_database() as database, rolname as admin, rolsuper or rolcreaterole
         and has_database_privilege(current_database(), 'create') as able
       from pg_roles where rolname = current_user`,
    );
    const [{ database, admin, able } = { database: '', admin: '', able: false }] = rows;
    if (!able) return { urls: null, reason: `the role ${admin} may not create roles` };
    const password = client.password as string | null | undefined;
    if (!password)
      return { urls: null, reason: 'the address holds no password from which theirs could follow' };

    const roles = serviceRoles(database, password);
    try {
      await client.query(roleStatements(Object.values(roles), admin));
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (code !== INSUFFICIENT_PRIVILEGE) throw error;
      return { urls: null, reason: `the role ${admin} may not do all of it: ${message}` };
    }
    await rejectPrivilegedRoles(
      client,
      Object.values(roles).map(({ name }) => name),
    );
    const variables = roleVariables(adminUrl, database, roles);
    return { urls: databaseUrls(variables), variables };
  } finally {
    await client.end();
  }
}

async function rejectPrivilegedRoles(client: pg.Client, names: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles r
     where rolname = any($1) and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
       or exists (select from pg_auth_members where member = r.oid))`,
    [names],
  );
  if (rows.length > 0)
    throw new Error(
      `These roles of the database may do more than own a schema: ${rows.map(({ name }) => name).join(', ')}. ` +
        'Take the attributes and memberships away, or drop or rename them.',
    );
}

/**
 * Returns whether the role of a database URL is a superuser. Opens a connection of its own, and gives up
 * after 10 s without a server.
 */
export async function isSuperuser(url: string): Promise<boolean> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ superuser: boolean }>(
      `select rolsuper as superuser from pg_roles where rolname = current_user`,
    );
    return rows[0]?.superuser ?? false;
  } finally {
    await client.end();
  }
}
