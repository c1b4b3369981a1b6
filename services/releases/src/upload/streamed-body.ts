import type { IncomingMessage } from 'node:http';
import { allowLongBody, AppError, endLongBody } from '@danqing/nest-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BYTES = 'application/octet-stream';

/** Configuration of a route that reads the bytes of its body itself, as they come. */
export const STREAMED_BODY = { streamedBody: true };

/** Injects the Pace that is the slowest. */
export const SLOWEST_UPLOAD = Symbol('SLOWEST_UPLOAD');

/** A sender that brings fewer bytes than these in such a time is cut off. */
export interface Pace {
  bytes: number;
  everyMs: number;
}
/** Some 2 kB in a second: slower than any line that a release is published over. */
export const SLOWEST_BODY: Pace = { bytes: 64 * 1024, everyMs: 30_000 };

/**
 * Lets such routes take bytes, for as long as they keep the pace; everywhere else a body of bytes stays refused. Call
 * before the application listens.
 */
export function acceptStreamedBodies(fastify: FastifyInstance, slowest: Pace): void {
  fastify.addContentTypeParser(BYTES, (request, body, done) => {
    if (!isStreamed(request)) return done(new AppError('INPUT_INVALID'));
    cutSlow(request, body, slowest);
    done(null, body);
  });
  fastify.addHook('onSend', async (request, reply) => {
    // What was refused before all of it was read may go on for ever.
    if (isStreamed(request) && !request.raw.readableEnded) reply.header('connection', 'close');
  });
}

function cutSlow(request: FastifyRequest, body: IncomingMessage, { bytes, everyMs }: Pace): void {
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
