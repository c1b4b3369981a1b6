import type { ObjectStorage } from './object-storage.ts';

/** All keys that begin so, by their order, for a prefix whose keys are few enough for memory. */
export async function listKeys(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}
