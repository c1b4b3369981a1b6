import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { RangeNotSatisfiableError, type ByteRange, type ObjectContent } from '../storage/object-storage.ts';
import { readByteRange } from './byte-range.ts';
import { sendNotModified } from './etag.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export interface StoredFile {
  file: string;
  contentType: string;
  get(range?: ByteRange): Promise<ObjectContent | null>;
}

/**
 * Sends the file, or the requested range of it.
 *
 * @throws {AppError} ROUTE_NOT_FOUND when there is no file, RANGE_NOT_SATISFIABLE
 */
export async function sendStored(
  stored: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const whole = await find(stored);
  const { size } = whole;
  const etag = `"${stored.file}"`;
  void reply.header('accept-ranges', 'bytes').header('cache-control', FOR_EVER);
  if (sendNotModified(request, reply, etag)) return void whole.body.destroy();
  const condition = request.headers['if-range'];
  const usable = condition === undefined || condition === etag;
  const range = usable ? readByteRange(request.headers.range, size) : undefined;
  const content = range ? await findRange(whole, stored, range, reply) : whole;
  if (content.range) {
    const { start, end } = content.range;
    void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    void reply.header('content-length', end - start + 1);
  } else void reply.header('content-length', size);
  void reply.header('content-type', stored.contentType).header('x-content-type-options', 'nosniff');
  void reply.send(content.body);
}

async function find(stored: StoredFile, range?: ByteRange): Promise<ObjectContent> {
  const content = await stored.get(range);
  if (!content) throw new AppError('ROUTE_NOT_FOUND');
  return content;
}

async function findRange(
  whole: ObjectContent,
  stored: StoredFile,
  range: ByteRange,
  reply: FastifyReply,
): Promise<ObjectContent> {
  whole.body.destroy();
  try {
    return await find(stored, range);
  } catch (error) {
    if (!(error instanceof RangeNotSatisfiableError)) throw error;
    void reply.header('content-range', `bytes */${error.size}`);
    throw new AppError('RANGE_NOT_SATISFIABLE', { cause: error });
  }
}
