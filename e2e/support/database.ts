import { openDatabase } from '@danqing/nest-kit';
import pg from 'pg';
import { externalDatabase } from './external-database.ts';

/**
 * Runs one statement on the database of a running site, to simulate the passage of time, such as an expired
 * code.
 */
export async function runStatement(dataDir: string, statement: string, values: unknown[]): Promise<void> {
  const database = await openDatabase({
    addresses: { DATABASE_URL: await externalDatabase(dataDir) },
    dataDir,
  });
  const client = new pg.Client({ connectionString: database.urls.identity });
  try {
    await client.connect();
    await client.query(statement, values);
  } finally {
    await client.end();
    await database.close();
  }
}
