import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { trustForwardedCallers } from '../http/caller.ts';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { requireServiceToken } from '../http/service-token.ts';
import { serveMetrics, type MetricsOptions } from '../metrics/serve-metrics.ts';
import { NestLogger } from '../logging/logger.ts';

export interface BootServiceOptions {
  port: number;
  logger: Logger;
  serviceToken?: string | undefined;
  host?: string;
  metrics?: MetricsOptions | undefined;
}

/**
 * Creates a service's HTTP server and resolves when it listens. Without a service token it listens only on
 * 127.0.0.1.
 *
 * @param options.host default 0.0.0.0; ignored without a service token
 */
export async function bootService(
  module: Type | DynamicModule,
  { port, logger, serviceToken, host = '0.0.0.0', metrics }: BootServiceOptions,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(logger);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  configureHttpApp(app, logger);
  if (serviceToken) {
    requireServiceToken(adapter.getInstance(), serviceToken);
    trustForwardedCallers(adapter.getInstance());
  }
  if (metrics) await serveMetrics(app, metrics);
  await app.listen(port, serviceToken ? host : '127.0.0.1');
  return app;
}
