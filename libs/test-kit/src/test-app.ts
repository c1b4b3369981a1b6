import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { configureHttpApp, createHttpAdapter, createLogger, NestLogger } from '@danqing/nest-kit';

/**
 * The module as an application with the same error answers and validation as in production, ready for `app.inject`.
 * `configure` may register more before the application initialises. Close it in `afterAll`.
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
  return app;
}
