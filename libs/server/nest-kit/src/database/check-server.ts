import pg from 'pg';
import { OperatorError } from '../config/operator-error.ts';
import { describeAddress, describeFailure } from './describe-database.ts';
import type { DatabaseService } from './roles/database-services.ts';

const OLDEST_SERVER = 150000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface ServerToCheck {
  variable: string;
  url: string;
  services: readonly DatabaseService[];
}

/**
 * Checks that the services can use an external database: connection, version, UTF-8 encoding, and rights on
 * the schemas.
 *
 * @throws {OperatorError} with the address, without its password
 */
export async function checkServer({ variable, url, services }: ServerToCheck): Promise<void> {
  // Not a DatabaseClient, which would log an outage.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((cause: unknown) => {
      throw new Error(whyNotConnected(cause as pg.DatabaseError, client), { cause });
    });
    const reason = await whyUnfit(client, services);
    if (reason) throw new Error(reason);
  } catch (cause) {
    throw new OperatorError(
      `The database at ${describeAddress(url)} (${variable}) cannot be used: ${(cause as Error).message}`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

function whyNotConnected(error: pg.DatabaseError, { user, host, database }: pg.Client): string {
  const { code = '' } = error;
  if (code === 'ECONNREFUSED')
    return 'nothing listens there (ECONNREFUSED). Start Postgres, or check host and port.';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return `no name server knows ${host} (${code}).`;
  if (code === '28P01' || code === '28000')
    return `it refuses ${user}: ${error.message}. Check the user and the password.`;
  if (code === '3D000') return `there is no such database. Create it: createdb --encoding=UTF8 ${database}`;
  return describeFailure(error);
}

async function whyUnfit(client: pg.Client, services: readonly DatabaseService[]): Promise<string | null> {
  const { rows } = await client.query<{
    version: number;
    encoding: string;
    role: string;
    creates: boolean;
    closed: string[];
    missing: string[];
  }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       current_user as role, has_database_privilege(current_database(), 'create') as creates,
       array(select s from unnest($1::text[]) s where to_regnamespace(quote_ident(s)) is null) as missing,
       array(select nspname::text from pg_namespace where nspname = any($1)
         and not has_schema_privilege(oid, 'create') and not pg_has_role(nspowner, 'member')) as closed`,
    [services],
  );
  const [{ version, encoding, role, creates, closed, missing }] = rows as [(typeof rows)[0]];
  const name = client.escapeIdentifier(client.database ?? '');
  const grantee = client.escapeIdentifier(role);
  if (version < OLDEST_SERVER) return `it is version ${version}, and Postgres 15 or newer is needed.`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}, which cannot hold Chinese names. Create one in UTF8: createdb --encoding=UTF8 --template=template0 <name>`;
  if (missing.length > 0 && !creates)
    return `the role ${role} may not create the schemas ${missing.join(', ')}. As its owner: grant create on database ${name} to ${grantee}; or give each service a role of its own: npm run database -- roles`;
  if (closed.length > 0)
    return `the role ${role} may not create anything in the schemas ${closed.join(', ')}. As their owner: grant all on schema ${closed.join(', ')} to ${grantee}; or use the role that owns them.`;
  return null;
}
