import { join } from 'node:path';
import { openS3Storage, type StorageOptions } from '@danqing/nest-kit/storage';
import { DiskStore } from './disk-store.ts';
import { LocalReleaseFiles, type ServedReleaseFiles } from './local-release-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';

const FOLDER = 'releases';

export function openReleaseStore({ dataDir, s3 }: StorageOptions): ReleaseStore {
  return s3 ? new S3Store(openS3Storage(FOLDER, s3)) : new DiskStore(join(dataDir, FOLDER));
}

/**
 * Returns the files that the gateway serves: `<dataDir>/releases`, or `<dataDir>/release-files` as the cache
 * of a bucket.
 */
export function openServedFiles(store: ReleaseStore, { dataDir, s3 }: StorageOptions): ServedReleaseFiles {
  return s3
    ? new LocalReleaseFiles(store, join(dataDir, 'release-files'))
    : { root: join(dataDir, FOLDER), prepare: async () => undefined };
}
