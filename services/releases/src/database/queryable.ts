import type { DataSource, EntityManager } from 'typeorm';

/** What runs a statement: the pool, or a transaction. */
export type Queryable = Pick<DataSource | EntityManager, 'query'>;
