import type { Readable } from 'node:stream';

/**
 * A byte range, both ends inclusive and counted from 0. Without `end` it extends to the last byte, like
 * `Range: bytes=0-`.
 */
export interface ByteRange {
  start: number;
  end?: number | undefined;
}

export interface StoredObject {
  key: string;
  size: number;
  /** Strong, quoted ETag that changes with every write. */
  etag: string;
  /** Milliseconds since 1970, by the clock of the storage. */
  modified: number;
}

export interface ObjectContent extends StoredObject {
  /** The object or the requested range. It holds a file or connection: consume or destroy it. */
  body: Readable;
  range: Required<ByteRange> | null;
}

export interface PutOptions {
  ifNoneMatch?: '*';
}

/**
 * Objects by key, in a folder or a bucket. Keys consist of letters, digits and `. _ @ - /`, such as
 * `paintings/7f/a.webp`. A key must not start with `.incoming/` or be the folder of another key.
 *
 * @throws {TypeError} from every method when the key is invalid
 */
export interface ObjectStorage {
  /**
   * Writes an object atomically: readers see the old or the new one, even after a crash or power failure.
   * Returns false when `ifNoneMatch` is set and the object exists.
   */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<boolean>;
  /**
   * Returns the object, or null if it does not exist.
   *
   * @throws {RangeNotSatisfiableError} when the range begins past the end
   */
  get(key: string, range?: ByteRange): Promise<ObjectContent | null>;
  /** Yields objects with this prefix in key order. Objects written or deleted meanwhile may be missing. */
  list(prefix: string): AsyncIterable<StoredObject>;
  delete(key: string): Promise<void>;
}

/** Error for a range that begins past the end of an object. `size` is the object's length in bytes. */
export class RangeNotSatisfiableError extends Error {
  override readonly name = 'RangeNotSatisfiableError';
  readonly size: number;

  constructor(key: string, size: number) {
    super(`${key} has only ${size} bytes`);
    this.size = size;
  }
}

export const INCOMING = '.incoming';
/** S3 limits keys to 1024 bytes, part of which is the storage's folder. */
const MAX_KEY_LENGTH = 900;

/** Returns whether a text is a valid key of an object (see `ObjectStorage`), at most 900 characters long. */
export function isKey(key: string): boolean {
  const parts = key.split('/');
  return (
    key.length <= MAX_KEY_LENGTH &&
    parts[0] !== INCOMING &&
    parts.every((part) => /^[A-Za-z0-9._@-]+$/.test(part) && part !== '.' && part !== '..')
  );
}

export function requireKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`${JSON.stringify(key)} is not a key`);
}
