import { Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Public } from '../auth/access.ts';
import { createLogger } from '../logging/logger.ts';
import { configureHttpApp, createHttpAdapter } from './http-app.ts';
import { AnyQuery } from './declared-query.guard.ts';

const pageSchema = z.object({ page: z.coerce.number().default(1) }).refine(() => true);

@Public()
@Controller()
class TeaController {
  @Get('api/teas')
  list(@Query({ schema: pageSchema }) { page }: z.output<typeof pageSchema>): object {
    return { page };
  }
  @Get('api/teas/:id')
  one(@Param('id') id: string): object {
    return { id };
  }
  @Post('api/teas')
  pour(@Query('cup') cup: string): object {
    return { cup };
  }
  @AnyQuery()
  @Post('api/notices')
  notice(): object {
    return {};
  }
  @Get('teas')
  page(): object {
    return {};
  }
}

@Module({ controllers: [TeaController] })
class TeaModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  app = await NestFactory.create<NestFastifyApplication>(TeaModule, createHttpAdapter(logger), {
    logger: false,
  });
  configureHttpApp(app, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

it.each([
  ['GET', '/api/teas?page=2', 200],
  ['GET', '/api/teas?', 200],
  ['HEAD', '/api/teas?page=2', 200],
  ['POST', '/api/teas?cup=a', 201],
  ['GET', '/api/teas/7', 200],
  ['POST', '/api/notices?provider=adds&this', 201],
  ['GET', '/teas?utm_source=elsewhere', 200],
] as const)('takes %s %s', async (method, url, status) => {
  expect((await app.inject({ method, url })).statusCode).toBe(status);
});

it.each([
  ['GET', '/api/teas?pgae=2', 'pgae'],
  ['GET', '/api/teas?page=2&Page=3', 'Page'],
  ['GET', '/api/teas?page=2&%E6%9C%88=1', '月'],
  ['GET', '/api/teas/7?page=2', 'page'],
  ['POST', '/api/teas?cup=a&toString=1', 'toString'],
  ['GET', `/api/teas?${'x'.repeat(500)}=1`, 'x'.repeat(100)],
] as const)('refuses %s %s, and names the parameter', async (method, url, field) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INPUT_INVALID', field }]);
});
