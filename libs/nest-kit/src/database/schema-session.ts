import { DatabaseClient } from './database-client.ts';

/** A server that swallows packets must not hang the caller. */
const CONNECT_TIMEOUT_MS = 5_000;

export interface SchemaSession {
  client: DatabaseClient;
  /**
   * The `options` of further connections to this address: they work in the schema, and as its owner, so that what an
   * administrator's program creates belongs to the service that will use it.
   */
  options: string;
}

/**
 * Runs `work` while no other process brings the same schema up to date; the schema is there by then. Processes that
 * start together take turns, by an advisory lock on a session of its own that ends with it.
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
    // Not `if not exists`: that needs the right to create schemas even where there is nothing to create.
    if (rows.length === 0) await client.query(`create schema ${client.escapeIdentifier(name)}`);
    const role = rows[0]?.other ? ` -c role=${rows[0].owner.replace(/[\\ ]/g, '\\$&')}` : '';
    return await work({ client, options: `-c search_path=${name}${role}` });
  } finally {
    await client.end();
  }
}
