import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseContentCoding } from './content-coding.ts';

const BROTLI_QUALITY = 4;

/**
 * Returns the stream in the coding of Accept-Encoding, `source` itself for identity. Sets the headers; the
 * caller sends the stream.
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
  pipeline(source, encoder, () => undefined);
  return encoder;
}
