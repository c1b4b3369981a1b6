import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures requests by route template, not by path, so that visitors cannot create series. Call before `listen`. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, without event streams',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (!isEventStream(reply))
      durations.observe(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'unmatched',
          status: String(reply.statusCode),
        },
        reply.elapsedTime / 1000,
      );
    done();
  });
}

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? reply.raw.getHeader('content-type')).startsWith(
    'text/event-stream',
  );
