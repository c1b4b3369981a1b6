import { join } from 'node:path';
import { openS3Storage, type StorageOptions } from '@danqing/nest-kit/storage';
import { DiskStore } from './disk-store.ts';
import { LocalReleaseFiles, type ServedReleaseFiles } from './local-release-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3-store.ts';

const FOLDER = 'releases';

/** Where releases are kept: in `<dataDir>/releases`, or in a bucket. */
export function openReleaseStore({ dataDir, s3 }: StorageOptions): ReleaseStore {
  return s3 ? new S3Store(openS3Storage(FOLDER, s3)) : new DiskStore(join(dataDir, FOLDER));
}

/**
 * The files of releases as the gateway serves them: from `<dataDir>/releases`, or from `<dataDir>/release-files` with a
 * bucket behind it.
 */
export function openServedFiles(store: ReleaseStore, { dataDir, s3 }: StorageOptions): ServedReleaseFiles {
  return s3
    ? new LocalReleaseFiles(store, join(dataDir, 'release-files'))
    : { root: join(dataDir, FOLDER), prepare: async () => undefined };
}
