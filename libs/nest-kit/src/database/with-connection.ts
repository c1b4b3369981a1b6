import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { DatabaseClient } from './database-client.ts';

type PooledClient = DatabaseClient & { release(): void };

/**
 * Hands a connection of the service's pool to `work`, for statements that TypeORM would only slow down, and takes it
 * back. The pool drops one that broke meanwhile. Rejects with what `work` rejects with, or DatabaseUnavailableError.
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
