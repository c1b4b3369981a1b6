// Object storage in a folder or a bucket. Does not import NestJS, so that programs that only store files stay
// small.
export { DiskStorage, syncFolder } from './disk-storage.ts';
export { listKeys } from './list-keys.ts';
export {
  isKey,
  RangeNotSatisfiableError,
  type ByteRange,
  type ObjectContent,
  type ObjectStorage,
  type PutOptions,
  type StoredObject,
} from './object-storage.ts';
export { openS3Storage, openStorage, type StorageOptions } from './open-storage.ts';
export { readObject } from './read-object.ts';
export { createSigningClient } from './s3-client.ts';
export { S3Storage, type SigningClient } from './s3-storage.ts';
export type { StoreDefinition } from './store-definition.ts';
