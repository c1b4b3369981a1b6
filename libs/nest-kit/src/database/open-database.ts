import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const OLDEST_SERVER = 150000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface OpenDatabaseOptions {
  /** An external Postgres; without it the embedded one runs. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onProgress?: (message: string) => void;
}

export interface OpenDatabase {
  url: string;
  /** Ends the use; an embedded server stops with its last user. Close the pools first. */
  close(): Promise<void>;
}

/** The database of the site: the external one if it answers and is Postgres 15 or newer, or the embedded one. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) {
    await checkServer(options.databaseUrl);
    return { url: options.databaseUrl, close: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres(options);
  return { url, close: stop };
}

async function checkServer(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    if (Number(rows[0]?.version) < OLDEST_SERVER) {
      throw new Error(`it is version ${rows[0]?.version}, and Postgres 15 or newer is needed`);
    }
  } catch (cause) {
    throw new Error(
      `The database at ${host}${pathname} (DATABASE_URL) cannot be used: ${(cause as Error).message}`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
