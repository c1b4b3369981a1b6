import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { checkAnswers } from './checked-answers.ts';
import { configureHttpApp, createHttpAdapter, createLogger, NestLogger } from '@danqing/nest-kit';

/**
 * The module as an application with the same error answers and validation as in production, ready for `app.inject`,
 * which fails for an answer that is not what its contract says.
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
  checkAnswers(app);
  return app;
}
