import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';
import { DatabaseClient } from './database-client.ts';
import { describeAddress, describeFailure } from './describe-database.ts';
import { DatabaseUnavailableError, isConnectionFailure } from './database-unavailable.ts';
import { withSchema } from './schema-session.ts';

const POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * Maximum wait for a pooled connection: hundreds of short statements may queue. A server outage is detected
 * sooner, by the watch.
 */
const POOL_WAIT_MS = 10_000;

type Class<Instance> = new () => Instance;

export interface ServiceDatabase {
  name: string;
  url: string;
  entities: (Class<object> | EntitySchema)[];
  migrations: Class<MigrationInterface>[];
  poolSize?: number;
}

/**
 * Connects a service to its own schema and runs its migrations.
 *
 * @throws {DatabaseUnavailableError} with the address, without its password, when no server responds
 */
export async function createDataSource(service: ServiceDatabase): Promise<DataSource> {
  try {
    return await openDataSource(service);
  } catch (cause) {
    if (!isConnectionFailure(cause)) throw cause;
    throw new DatabaseUnavailableError(
      `The database at ${describeAddress(service.url)} does not answer: ${describeFailure(cause)}`,
      { cause },
    );
  }
}

async function openDataSource(service: ServiceDatabase): Promise<DataSource> {
  return withSchema(service, async ({ options }) => {
    const dataSource = new DataSource(dataSourceOptions(service, options));
    try {
      await dataSource.initialize();
      await dataSource.runMigrations({ transaction: 'each' });
      return dataSource;
    } catch (error) {
      if (dataSource.isInitialized) await dataSource.destroy();
      throw error;
    }
  });
}

function dataSourceOptions(service: ServiceDatabase, options: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: service.url,
    schema: service.name,
    entities: service.entities,
    migrations: service.migrations,
    migrationsTableName: 'migrations',
    poolSize: service.poolSize ?? POOL_SIZE,
    installExtensions: false,
    logging: false,
    extra: {
      Client: DatabaseClient,
      application_name: `danqing-${service.name}`,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: POOL_WAIT_MS,
      options,
    },
  };
}
