import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';

/** The content coding: Zstandard with a file that the browser has as dictionary (RFC 9842 §5). */
export const DIFFERENCE = 'dcz';

/** A script or style sheet that the build names by its contents. */
const NAMED_BY_CONTENTS = /^((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+)\.[0-9a-f]{10}\.(js|css)$/;
const ID = /^"([0-9a-f]{16})\/([^"]+)"$/;
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;
/** A frame of 32 bytes that decoders of Zstandard skip: the hash of the dictionary. */
const HASH_FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const compress = promisify(zstdCompress);

/** A file that a browser has, by its own word. */
export interface HeldFile {
  release: string;
  path: string;
  /** SHA-256, base64. */
  hash: string;
}

/** The names that a file has in the releases of its area, `*` for its hash; null for one that is not named by its contents. */
export function namesOf(path: string): string | null {
  const [, name, type] = NAMED_BY_CONTENTS.exec(path) ?? [];
  return name === undefined ? null : `${name}.*.${type}`;
}

/** `Use-As-Dictionary`: for which addresses a browser is to offer this file, and under which id. */
export const useAsDictionary = (folder: string, names: string, release: string, path: string): string =>
  `match="${folder}/*/${names}", id="${release}/${path}"`;

/**
 * The file of which a browser offers to take the difference; null where it offers none, where it asks past its caches, as
 * after a file that was not what it should be, and for a part of a file.
 */
export function heldFile(headers: IncomingHttpHeaders): HeldFile | null {
  const header = (name: string) => String(headers[name] ?? '');
  const [, release, path] = ID.exec(header('dictionary-id')) ?? [];
  const [, hash] = HASH.exec(header('available-dictionary')) ?? [];
  const takes = header('accept-encoding')
    .split(/\s*,\s*/)
    .includes(DIFFERENCE);
  const pastCaches = header('cache-control').includes('no-cache') || header('range') !== '';
  return takes && !pastCaches && release && path && hash ? { release, path, hash } : null;
}

/** A file as its difference from the held one; null when the browser has another one under that name. */
export async function difference(file: Buffer, held: Buffer, hash: string): Promise<Buffer | null> {
  const digest = createHash('sha256').update(held).digest();
  if (digest.toString('base64') !== hash) return null;
  return Buffer.concat([HASH_FRAME, digest, await compress(file, { dictionary: held })]);
}
