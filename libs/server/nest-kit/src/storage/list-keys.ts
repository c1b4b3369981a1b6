import type { ObjectStorage } from './object-storage.ts';

/** Returns all keys with a prefix, in key order. */
export async function listKeys(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}
