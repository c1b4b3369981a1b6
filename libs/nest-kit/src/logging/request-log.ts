import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per finished request. Neither headers nor the query are written: both may hold secrets. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        traceId: request.id,
      },
      'request',
    );
    done();
  });
}
