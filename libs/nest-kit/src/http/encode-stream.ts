import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseContentCoding } from './content-coding.ts';

/** Compressed as it goes, so a middle quality. */
const BROTLI_QUALITY = 4;

/**
 * What to send instead of `source`: the same in the coding that Accept-Encoding asks for, with the headers that say so.
 * When either of them ends, so does the other.
 */
export function encodeStream(request: FastifyRequest, reply: FastifyReply, source: Readable): Readable {
  reply.header('vary', 'accept-encoding');
  const coding = chooseContentCoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (coding === 'identity') return source;
  reply.header('content-encoding', coding);
  const encoder =
    coding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  // The consumer of the encoder gets its errors.
  pipeline(source, encoder, () => undefined);
  return encoder;
}
