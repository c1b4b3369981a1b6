import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from './object-storage.ts';

const READ_LIMIT_MS = 60_000;

/** Returns all bytes of an object that fits in memory, or null. Rejects after a minute. */
export async function readObject(storage: ObjectStorage, key: string): Promise<Uint8Array | null> {
  const object = await storage.get(key);
  return object && buffer(addAbortSignal(AbortSignal.timeout(READ_LIMIT_MS), object.body));
}
