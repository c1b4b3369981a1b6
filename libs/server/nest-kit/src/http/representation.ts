import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseContentCoding, type ContentCoding } from './content-coding.ts';
import { sendNotModified, etagOf } from './etag.ts';

/** Quality 11 takes three times as long and makes the colour list only 5 % smaller. */
const BROTLI_QUALITY = 10;

export interface RepresentationOptions {
  contentType: string;
  cacheControl: string;
  /** Brotli quality, 10 by default. Bodies that visitors wait for need a faster one. */
  quality?: number;
  /** Request headers other than Accept-Encoding that select the body. */
  vary?: string;
}

interface Variant {
  body: Buffer;
  etag: string;
}

/**
 * A body that is constant while the process runs, pre-encoded in every coding. Each coding has its own strong
 * ETag.
 */
export interface Representation {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly vary: string;
  readonly codings: readonly ContentCoding[];
  readonly variants: Readonly<Record<'identity', Variant> & Partial<Record<ContentCoding, Variant>>>;
}

/** Creates a representation without compression, for bodies that are small or already compressed. */
export function createRepresentation(
  body: string | Buffer,
  { contentType, cacheControl }: RepresentationOptions,
): Representation {
  return {
    contentType,
    cacheControl,
    vary: '',
    codings: ['identity'],
    variants: { identity: variant(Buffer.from(body)) },
  };
}

/**
 * Compresses a text body once with Brotli and gzip. Slow for large bodies, so create it once, not for each
 * request.
 */
export async function createCompressedRepresentation(
  body: string | Buffer,
  { contentType, cacheControl, quality = BROTLI_QUALITY, vary = '' }: RepresentationOptions,
): Promise<Representation> {
  const plain = Buffer.from(body);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return {
    contentType,
    cacheControl,
    vary: ['accept-encoding', ...(vary ? [vary] : [])].join(', '),
    codings: ['br', 'gzip', 'identity'],
    variants: { br: variant(br), gzip: variant(gzipped), identity: variant(plain) },
  };
}

/** Answers GET and HEAD in the coding of Accept-Encoding, or with 304 when the client's ETag matches. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): void {
  const { codings, variants, contentType, cacheControl, vary } = representation;
  const coding =
    codings.length > 1 ? chooseContentCoding(request.headers['accept-encoding'], codings) : 'identity';
  const { body, etag } = variants[coding] ?? variants.identity;
  void reply.header('cache-control', cacheControl);
  if (vary) void reply.header('vary', vary);
  if (sendNotModified(request, reply, etag)) return;
  if (coding !== 'identity') reply.header('content-encoding', coding);
  void reply.header('content-type', contentType).send(body);
}

/**
 * A window as large as the body compresses as well as the default of 4 MB, whose tables take longer to prepare
 * than a page takes to compress.
 */
const windowBits = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 1))));

const variant = (body: Buffer): Variant => ({ body, etag: etagOf(body) });
