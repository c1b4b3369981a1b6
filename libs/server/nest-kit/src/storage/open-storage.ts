import { join } from 'node:path';
import { DiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { createSigningClient } from './s3-client.ts';
import type { S3Settings } from '../config/s3-settings.ts';
import { S3Storage } from './s3-storage.ts';
import type { StoreDefinition } from './store-definition.ts';

export interface StorageOptions {
  dataDir: string;
  s3?: S3Settings | null | undefined;
}

/** Opens a store in `<dataDir>/<folder>`, or below `<folder>/` in the bucket. */
export function openStorage({ folder }: StoreDefinition, { dataDir, s3 }: StorageOptions): ObjectStorage {
  return s3 ? openS3Storage(folder, s3) : new DiskStorage(join(dataDir, folder));
}

/** Opens a store below `<folder>/` in the bucket. Sends no request, so wrong settings fail only later. */
export const openS3Storage = (folder: string, settings: S3Settings): S3Storage =>
  new S3Storage({ ...settings, folder, client: createSigningClient(settings) });
