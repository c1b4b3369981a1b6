import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { DatabaseClient } from './database-client.ts';

type PooledClient = DatabaseClient & { release(): void };

interface Pool {
  connect(): Promise<PooledClient>;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * Runs `work` on one pooled connection, outside a transaction, and releases the connection afterwards. `work`
 * must not use it later.
 */
export async function withConnection<Result>(
  dataSource: DataSource,
  work: (connection: DatabaseClient) => Promise<Result>,
): Promise<Result> {
  const connection = await poolOf(dataSource).connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

/** Returns the pooled connections of a service, and how many queries wait for one. */
export function countConnections(dataSource: DataSource): { used: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = poolOf(dataSource);
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as PostgresDriver).master as Pool;
