import type { DatabaseClient } from '../database/database-client.ts';
import type { DatabaseService } from '../database/roles/database-services.ts';

/** Services that may add jobs in their own transactions. They may not read, change or remove any. */
const SENDERS: DatabaseService[] = ['credits', 'identity', 'creations', 'payments', 'agent'];

const RIGHTS = (role: string) => `
  grant usage on schema jobs to ${role};
  grant select on jobs.queue to ${role};
  grant insert, select (id, start_after) on jobs.job_common to ${role};
`;

export async function allowEnqueueing(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select quote_ident(r.rolname) as role from pg_namespace n join pg_roles r on r.oid = n.nspowner
     where n.nspname = any($1) and not (has_table_privilege(r.oid, 'jobs.job_common', 'insert'))`,
    [SENDERS],
  );
  for (const { role } of rows) await client.query(RIGHTS(role));
}
