import type { IncomingMessage } from 'node:http';
import { allowLongBody, AppError, endLongBody } from '@danqing/nest-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BYTES = 'application/octet-stream';

export const STREAMED_BODY = { streamedBody: true };

export const MINIMUM_UPLOAD_RATE = Symbol('MINIMUM_UPLOAD_RATE');

/** Minimum rate: a sender of fewer bytes per interval is cut off. */
export interface MinimumRate {
  bytes: number;
  everyMs: number;
}
/** About 2 kB/s, slower than any line used for publishing. */
export const MINIMUM_BODY_RATE: MinimumRate = { bytes: 64 * 1024, everyMs: 30_000 };

/**
 * Accepts byte bodies on these routes as long as they keep the minimum rate. Other routes still refuse them.
 * Call before the application listens.
 */
export function acceptStreamedBodies(fastify: FastifyInstance, slowest: MinimumRate): void {
  fastify.addContentTypeParser(BYTES, (request, body, done) => {
    if (!isStreamed(request)) return done(new AppError('INPUT_INVALID'));
    abortWhenSlow(request, body, slowest);
    done(null, body);
  });
  fastify.addHook('onSend', async (request, reply) => {
    // The rest of a refused body might never end, so the connection is closed.
    if (isStreamed(request) && !request.raw.readableEnded) reply.header('connection', 'close');
  });
}

function abortWhenSlow(
  request: FastifyRequest,
  body: IncomingMessage,
  { bytes, everyMs }: MinimumRate,
): void {
  const { socket } = request.raw;
  let before = socket.bytesRead;
  const pace = setInterval(() => {
    if (socket.bytesRead - before < bytes) body.destroy(new Error('the sender is too slow'));
    before = socket.bytesRead;
  }, everyMs);
  allowLongBody(request);
  body.once('close', () => {
    clearInterval(pace);
    endLongBody(request);
  });
}

const isStreamed = ({ routeOptions }: FastifyRequest) => 'streamedBody' in routeOptions.config;
