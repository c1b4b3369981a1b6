import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';

/**
 * Content coding: Zstandard with a file in the browser's cache as dictionary.
 *
 * @see RFC 9842 §5
 */
export const DIFFERENCE = 'dcz';

const NAMED_BY_CONTENTS = /^((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+)\.[0-9a-f]{10}\.(js|css)$/;
const ID = /^"([0-9a-f]{16})\/([^"]+)"$/;
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;
/**
 * A Zstandard frame of 32 bytes that decoders skip. It contains the hash of the dictionary.
 *
 * @see RFC 9842 §5
 */
const HASH_FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const compress = promisify(zstdCompress);

/** The cached file that a browser claims to have. */
export interface CachedFile {
  release: string;
  path: string;
  hash: string;
}

/**
 * Returns the file's name with `*` in place of the hash, which matches it in every release. Null for a file
 * without a content hash.
 */
export function namePatternOf(path: string): string | null {
  const [, name, type] = NAMED_BY_CONTENTS.exec(path) ?? [];
  return name === undefined ? null : `${name}.*.${type}`;
}

/**
 * Returns the `Use-As-Dictionary` header of a file: its id, and the URL pattern for which it can serve as
 * dictionary.
 */
export const useAsDictionary = (folder: string, names: string, release: string, path: string): string =>
  `match="${folder}/*/${names}", id="${release}/${path}"`;

/**
 * Returns the cached file that the browser offers as dictionary. Null without an offer, for a range request,
 * and with `no-cache`, as in the retry after a corrupt file.
 */
export function parseDictionaryOffer(headers: IncomingHttpHeaders): CachedFile | null {
  const header = (name: string) => String(headers[name] ?? '');
  const [, release, path] = ID.exec(header('dictionary-id')) ?? [];
  const [, hash] = HASH.exec(header('available-dictionary')) ?? [];
  const takes = header('accept-encoding')
    .split(/\s*,\s*/)
    .includes(DIFFERENCE);
  const pastCaches = header('cache-control').includes('no-cache') || header('range') !== '';
  return takes && !pastCaches && release && path && hash ? { release, path, hash } : null;
}

/**
 * Compresses a file with the cached file as dictionary. Returns null when the browser's copy differs from
 * ours.
 */
export async function difference(file: Buffer, held: Buffer, hash: string): Promise<Buffer | null> {
  const digest = createHash('sha256').update(held).digest();
  if (digest.toString('base64') !== hash) return null;
  return Buffer.concat([HASH_FRAME, digest, await compress(file, { dictionary: held })]);
}
