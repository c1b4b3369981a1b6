import { AppError } from '@danqing/nest-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BYTES = 'application/octet-stream';

/** Configuration of a route that reads the bytes of its body itself, as they come. */
export const STREAMED_BODY = { streamedBody: true };

/** Lets such routes take bytes; everywhere else a body of bytes stays refused. Call before the application listens. */
export function acceptStreamedBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, (request, body, done) => {
    if (isStreamed(request)) done(null, body);
    else done(new AppError('INPUT_INVALID'));
  });
  fastify.addHook('onSend', async (request, reply) => {
    // What was refused before all of it was read may go on for ever.
    if (isStreamed(request) && !request.raw.readableEnded) reply.header('connection', 'close');
  });
}

const isStreamed = ({ routeOptions }: FastifyRequest) => 'streamedBody' in routeOptions.config;
