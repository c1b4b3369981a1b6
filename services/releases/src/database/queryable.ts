import type { DataSource, EntityManager } from 'typeorm';

export type Queryable = Pick<DataSource | EntityManager, 'query'>;
