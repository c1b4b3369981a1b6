import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { requireServiceToken } from '../http/service-token.ts';
import { NestLogger } from '../logging/logger.ts';

export interface BootServiceOptions {
  port: number;
  logger: Logger;
  /** What callers must send in `x-service-token`. Without it the service listens on the loopback address only. */
  serviceToken?: string | undefined;
}

/** Runs one service module as a program of its own. */
export async function bootService(
  module: Type | DynamicModule,
  { port, logger, serviceToken }: BootServiceOptions,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(logger);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  configureHttpApp(app, logger);
  if (serviceToken) requireServiceToken(adapter.getInstance(), serviceToken);
  await app.listen(port, serviceToken ? '0.0.0.0' : '127.0.0.1');
  return app;
}
