import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { DatabaseClient } from './database-client.ts';

type PooledClient = DatabaseClient & { release(): void };

/**
 * Runs `work` on one pooled connection, outside a transaction, and releases the connection afterwards. `work`
 * must not use it later.
 */
export async function withConnection<Result>(
  dataSource: DataSource,
  work: (connection: DatabaseClient) => Promise<Result>,
): Promise<Result> {
  const pool = (dataSource.driver as PostgresDriver).master as { connect(): Promise<PooledClient> };
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}
