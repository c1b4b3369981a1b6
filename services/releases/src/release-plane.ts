import { join } from 'node:path';
import { createDataSource, type ServiceDatabase } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { CreateReleases1795132800000 } from './database/migrations/1795132800000-create-releases.ts';
import { DiskStore } from './store/disk-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** What every use case works on. */
export interface ReleasePlane {
  database: DataSource;
  store: ReleaseStore;
}

export interface ReleasePlaneOptions {
  databaseUrl: string;
  /** Releases are kept in `<dataDir>/releases/<area>/<release>/`. */
  dataDir: string;
}

/** The service's schema, data source and migrations. */
export const releasesDatabase = (databaseUrl: string): ServiceDatabase => ({
  name: 'releases',
  url: databaseUrl,
  entities: [],
  migrations: [CreateReleases1795132800000],
});

/** Connects and brings the schema up to date. Whoever opens it calls `database.destroy()` at the end. */
export async function openReleasePlane({ databaseUrl, dataDir }: ReleasePlaneOptions): Promise<ReleasePlane> {
  const database = await createDataSource(releasesDatabase(databaseUrl));
  return { database, store: new DiskStore(join(dataDir, 'releases')) };
}
