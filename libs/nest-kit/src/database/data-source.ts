import pg from 'pg';
import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';

const POOL_SIZE = 4;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that swallows packets must not hang whoever asks. */
const CONNECT_TIMEOUT_MS = 5_000;

type Class<Instance> = new () => Instance;

export interface ServiceDatabase {
  /** Name of the service, of its data source and of its schema. */
  name: string;
  url: string;
  entities: (Class<object> | EntitySchema)[];
  /** Statements name the schema (`create table colors.color`), or use `search_path`, which is the service's schema. */
  migrations: Class<MigrationInterface>[];
  /** Most connections of this service, 4 without it. */
  poolSize?: number;
}

/**
 * Connects a service to its own schema and brings it up to date. Processes that start together take turns, by an
 * advisory lock on a session of its own that ends with it.
 */
export async function createDataSource(service: ServiceDatabase): Promise<DataSource> {
  const dataSource = new DataSource(dataSourceOptions(service));
  const session = new pg.Client({ connectionString: service.url });
  await session.connect();
  try {
    await session.query(`select pg_advisory_lock(hashtext($1))`, [`migrate:${service.name}`]);
    // TypeORM keeps its list of migrations in the schema, so the schema must be there first.
    await session.query(`create schema if not exists ${session.escapeIdentifier(service.name)}`);
    await dataSource.initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  } finally {
    await session.end();
  }
}

function dataSourceOptions(service: ServiceDatabase): DataSourceOptions {
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
      application_name: `danqing-${service.name}`,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: `-c search_path=${service.name}`,
    },
  };
}
