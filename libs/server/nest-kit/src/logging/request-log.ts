import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Logs one line per finished request, without headers and query, which may contain secrets. */
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
