import { join } from 'node:path';
import { DiskStore } from './disk-store.ts';
import { LocalReleaseFiles, type ServedReleaseFiles } from './local-release-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { openS3Bucket } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';
import { S3Store } from './s3-store.ts';

export interface StoreOptions {
  dataDir: string;
  /** Releases are kept there, and on this machine only what was asked for. */
  s3?: S3Settings | null | undefined;
}

/** Where releases are kept: in `<dataDir>/releases`, or in a bucket. */
export function openReleaseStore({ dataDir, s3 }: StoreOptions): ReleaseStore {
  return s3 ? new S3Store(openS3Bucket(s3)) : new DiskStore(join(dataDir, 'releases'));
}

/**
 * The files of releases as the gateway serves them: from `<dataDir>/releases`, or from `<dataDir>/release-files` with a
 * bucket behind it.
 */
export function openServedFiles(store: ReleaseStore, { dataDir, s3 }: StoreOptions): ServedReleaseFiles {
  return s3
    ? new LocalReleaseFiles(store, join(dataDir, 'release-files'))
    : { root: join(dataDir, 'releases'), prepare: async () => undefined };
}
