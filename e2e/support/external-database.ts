import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Returns the URL of a separate database on the server in DATABASE_URL, or undefined without it. Creates the
 * database on first use.
 *
 * @param dataDir determines the name of the database
 */
export async function externalDatabase(dataDir: string): Promise<string | undefined> {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const name = databaseName(dataDir);
  await run(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropExternalDatabase(dataDir: string): Promise<void> {
  const server = process.env.DATABASE_URL;
  if (server)
    await run(server, (client) =>
      client.query(`drop database if exists ${databaseName(dataDir)} with (force)`),
    );
}

const databaseName = (dataDir: string) =>
  `danqing_e2e_${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

async function run(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
