import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { StoredFile } from './release-store.ts';

const TEXT_FILE = /\.(?:js|css|json|svg)$/;
/** Bytes. A body of this size fits into one packet even uncompressed. */
const PLAIN_UP_TO_BYTES = 1024;
/** Bytes. Above this, brotli at best quality takes seconds per megabyte. */
const BEST_QUALITY_BELOW_BYTES = 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

export function parseSibling(path: string): { original: string; encoding: keyof typeof decoders } | null {
  const encoding = path.endsWith('.br') ? 'br' : path.endsWith('.gz') ? 'gz' : null;
  return encoding && { original: path.slice(0, -3), encoding };
}

/**
 * Returns the `.br` and `.gz` siblings of a text file, for the server to send as they are. Omits siblings
 * that would not be smaller.
 */
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

export function decompress(
  encoding: keyof typeof decoders,
  bytes: Uint8Array,
  maxBytes: number,
): Promise<Uint8Array> {
  return decoders[encoding](bytes, { maxOutputLength: Math.max(1, maxBytes) });
}
