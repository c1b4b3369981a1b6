import { FULL_GRANTS } from '@danqing/contracts/operators';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { CurrentOperator, Operators, Public } from './access.ts';
import { bearerToken } from './members.guard.ts';
import { OPERATOR_ACCESS, type OperatorAccessPort } from './operator-access.ts';
import { OperatorPurposeOf } from './operators.guard.ts';
import { routesWithoutAccess } from './routes.ts';

@Controller()
class LeverController {
  @Get('look')
  @Operators()
  look(@CurrentOperator() operator: string): string {
    return operator;
  }

  @Post('pull')
  @Operators()
  pull(@CurrentOperator() operator: string): string {
    return operator;
  }

  @Post('ask')
  @Operators()
  @OperatorPurposeOf('look')
  ask(@CurrentOperator() operator: string): string {
    return operator;
  }

  @Get('confused')
  @Public()
  confused(@CurrentOperator() operator: string): string {
    return operator;
  }
}

const access: OperatorAccessPort = {
  async authorize(request, act) {
    const token = bearerToken(request);
    if (token === null) throw new AppError('UNAUTHENTICATED');
    return { actor: `operator ${token} to ${act}`, grants: FULL_GRANTS, isLive: async () => true };
  },
  pageToken: async () => null,
};

@Module({
  controllers: [LeverController],
  providers: [{ provide: OPERATOR_ACCESS, useValue: access }],
})
class TestModule {}

let app: NestFastifyApplication;
beforeEach(async () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  app = await NestFactory.create<NestFastifyApplication>(TestModule, createHttpAdapter(logger), {
    logger: false,
  });
  configureHttpApp(app, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterEach(() => app.close());

const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, token = 'anna') =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

it('keeps out whom the access refuses', async () => {
  const answer = await app.inject('/look');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('takes who acts from the access, and tells it what they come for', async () => {
  expect((await ask('GET', '/look')).payload).toBe('operator anna to look');
  expect((await ask('POST', '/pull')).payload).toBe('operator anna to change');
  expect((await ask('POST', '/ask')).payload).toBe('operator anna to look');
  expect((await ask('HEAD', '/look')).statusCode).toBe(200);
});

it('knows no operator at a public endpoint', async () => {
  expect((await ask('GET', '/confused')).statusCode).toBe(500);
});

it('counts as a statement of who may call', () => {
  expect(routesWithoutAccess(app)).toEqual([]);
});
