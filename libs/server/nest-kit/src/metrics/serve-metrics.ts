import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Registry, register } from 'prom-client';
import { HEALTH_DATA_SOURCES } from '../health/health.controller.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { DataSource } from 'typeorm';
import { measureJobs } from './job-metrics.ts';
import { measurePools } from './database-metrics.ts';
import { measureRequests } from './request-metrics.ts';

export interface MetricsOptions {
  address: { port: number; host: string };
  /** Whether the app has job queues. */
  jobs: boolean;
}

/**
 * Serves the metrics of a program for Prometheus at `/metrics`, on a port of their own, so that no proxy
 * publishes them. Call before `app.listen`. The port closes with the app.
 *
 * @throws {Error} EADDRINUSE when the port is taken
 */
export async function serveMetrics(
  app: NestFastifyApplication,
  { address, jobs }: MetricsOptions,
): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const fastify = app.getHttpAdapter().getInstance();
  measureRequests(fastify, registry);
  measurePools(app.get<DataSource[]>(HEALTH_DATA_SOURCES, { strict: false }), registry);
  if (jobs) measureJobs(app.get(Jobs, { strict: false }), registry);
  // Services add their own metrics to the default registry.
  const all = Registry.merge([registry, register]);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}
