import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included and counted from 0; without `end` to the last, like `Range: bytes=0-`. */
export interface ByteRange {
  start: number;
  end?: number | undefined;
}

export interface StoredObject {
  key: string;
  /** Bytes of the whole object. */
  size: number;
  /** Strong and in quotes, for the header of the same name: another one whenever the object was written anew. */
  etag: string;
  /** Milliseconds since 1970, by the clock of the storage. */
  modified: number;
}

export interface ObjectContent extends StoredObject {
  /** The whole object, or the range that was asked for. It holds a file or a connection: read it to its end or destroy it. */
  body: Readable;
  /** What of the object `body` has, for `Content-Range`; null: all of it. */
  range: Required<ByteRange> | null;
}

export interface PutOptions {
  /** Only when there is no such object. */
  ifNoneMatch?: '*';
}

/**
 * Objects under keys, in a folder or in a bucket. A key is made of letters, digits and `. _ @ - /`, as `paintings/7f/a.webp`;
 * none begins with `.incoming/` or is a folder of another. Every method throws a TypeError for what is no key.
 */
export interface ObjectStorage {
  /**
   * Writes an object as a whole: readers, also after a kill or a power cut, find the old one or the new one. False when
   * `ifNoneMatch` forbids it, and the object that is there stays as it is.
   */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<boolean>;
  /** Null when there is no such object. Throws a RangeNotSatisfiableError when the range begins behind its end. */
  get(key: string, range?: ByteRange): Promise<ObjectContent | null>;
  /** Every object whose key begins so, by the order of keys; those that come or go meanwhile may be missing. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Nothing happens when there is no such object. */
  delete(key: string): Promise<void>;
}

/** The object has no byte of the range: over HTTP an answer of 416, whose `Content-Range` says the size. */
export class RangeNotSatisfiableError extends Error {
  override readonly name = 'RangeNotSatisfiableError';
  readonly size: number;

  constructor(key: string, size: number) {
    super(`${key} has only ${size} bytes`);
    this.size = size;
  }
}

/** Holds what a folder has not received completely yet. */
export const INCOMING = '.incoming';
/** S3 has at most 1024 bytes for a key, of which some are for the folder of the storage. */
const MAX_KEY_LENGTH = 900;

/** Whether a storage may have this key; `..` would leave the folder. */
export function isKey(key: string): boolean {
  const parts = key.split('/');
  return (
    key.length <= MAX_KEY_LENGTH &&
    parts[0] !== INCOMING &&
    parts.every((part) => /^[A-Za-z0-9._@-]+$/.test(part) && part !== '.' && part !== '..')
  );
}

/** Throws a TypeError for a key that a storage may not have. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`${JSON.stringify(key)} is not a key`);
}
