import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { checkResponses } from './check-responses.ts';
import { configureHttpApp, createHttpAdapter, createLogger, NestLogger } from '@danqing/nest-kit';

/**
 * Creates an application with the error handling and validation of production, ready for `app.inject`.
 * Injected requests throw when a response violates its contract. Close the application in `afterAll`.
 *
 * @param configure adds further plugins or routes before the application initialises
 */
export async function createTestApp(
  module: Type | DynamicModule,
  configure?: (app: NestFastifyApplication) => void | Promise<void>,
): Promise<NestFastifyApplication> {
  const logger = createLogger('test', { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' });
  const testing = await Test.createTestingModule({ imports: [module] })
    .setLogger(new NestLogger(logger))
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(createHttpAdapter(logger));
  configureHttpApp(app, logger);
  await configure?.(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  checkResponses(app);
  return app;
}
