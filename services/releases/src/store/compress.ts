import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { StoredFile } from './release-store.ts';

const TEXT_FILE = /\.(?:js|css|json|svg)$/;
/** Up to this a compressed body fits the same single packet as a plain one. */
const PLAIN_UP_TO_BYTES = 1024;
/** Above this brotli's best quality takes seconds for each megabyte. */
const BEST_QUALITY_BELOW_BYTES = 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** The path without `.br` or `.gz`, and which of the two it was; null for any other path. */
export function parseSibling(path: string): { original: string; encoding: keyof typeof decoders } | null {
  const encoding = path.endsWith('.br') ? 'br' : path.endsWith('.gz') ? 'gz' : null;
  return encoding && { original: path.slice(0, -3), encoding };
}

/** The `.br` and `.gz` siblings of a text file, for a server to send as they are. None where they would not be smaller. */
export async function compressedSiblings({ path, bytes }: StoredFile): Promise<StoredFile[]> {
  if (!TEXT_FILE.test(path) || bytes.length <= PLAIN_UP_TO_BYTES) return [];
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length < BEST_QUALITY_BELOW_BYTES ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    compressGzip(bytes, { level: 9 }),
  ]);
  const siblings = [
    { path: `${path}.br`, bytes: br },
    { path: `${path}.gz`, bytes: gz },
  ];
  return siblings.filter((sibling) => sibling.bytes.length < bytes.length);
}

/** Decodes a sibling. Rejects when it is not of this encoding or holds more than `maxBytes`. */
export function decompress(
  encoding: keyof typeof decoders,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array> {
  return decoders[encoding](bytes, { maxOutputLength: Math.max(1, maxBytes) });
}
