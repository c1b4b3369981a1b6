import { DatabaseClient } from './database-client.ts';

const CONNECT_TIMEOUT_MS = 5_000;

export interface SchemaSession {
  client: DatabaseClient;
  /**
   * `options` for further connections to this address. They set the schema and its owner, so that objects
   * that an administrator creates belong to the service.
   */
  options: string;
}

/**
 * Runs `work` under an advisory lock on the schema, which it creates if missing. Serialises concurrent
 * migrations; the lock has its own session and ends with it.
 */
export async function withSchema<Result>(
  { name, url }: { name: string; url: string },
  work: (session: SchemaSession) => Promise<Result>,
): Promise<Result> {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: `danqing-${name}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [`migrate:${name}`]);
    const { rows } = await client.query<{ owner: string; other: boolean }>(
      `select rolname as owner, rolname <> current_user and pg_has_role(rolname, 'member') as other
       from pg_namespace join pg_roles r on r.oid = nspowner where nspname = $1`,
      [name],
    );
    // Not `if not exists`, which requires the right to create schemas even if the schema exists.
    if (rows.length === 0) await client.query(`create schema ${client.escapeIdentifier(name)}`);
    const role = rows[0]?.other ? ` -c role=${rows[0].owner.replace(/[\\ ]/g, '\\$&')}` : '';
    return await work({ client, options: `-c search_path=${name}${role}` });
  } finally {
    await client.end();
  }
}
