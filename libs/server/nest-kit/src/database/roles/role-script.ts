import { randomBytes } from 'node:crypto';
import { DatabaseClient } from '../database-client.ts';
import { roleStatements } from './role-statements.ts';
import { roleVariables, serviceRoles } from './service-roles.ts';

/**
 * Returns a script that a superuser runs when the role of `adminUrl` may not create roles. Its comments list
 * the site's database variables. Their passwords are the same on every call if `adminUrl` contains a
 * password, otherwise random.
 */
export async function roleScript(adminUrl: string): Promise<string> {
  const client = new DatabaseClient({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ database: string; admin: string }>(
      `select current_database() as database, current_user as admin`,
    );
    const [{ database, admin } = { database: '', admin: '' }] = rows;
    const roles = serviceRoles(database, (client.password as string | null) || randomBytes(32));
    const variables = Object.entries(roleVariables(adminUrl, database, roles));
    return [
      `-- Run by a superuser in the database ${database}, from a file that only they may read.`,
      roleStatements(Object.values(roles), admin),
      '-- The variables of the site:',
      ...variables.map(([name, value]) => `-- ${name}=${value}`),
      '',
    ].join('\n');
  } finally {
    await client.end();
  }
}
