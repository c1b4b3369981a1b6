import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureHttpApp, createHttpAdapter } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { CurrentOperator, Operators, Public } from './access.ts';
import { OPERATOR_ACCESS, OperatorAccess } from './operator-access.ts';
import { routesWithoutAccess } from './routes-without-access.ts';

const TOKEN = 'the-token-of-all-operators';

@Controller()
class LeverController {
  @Get('look')
  @Operators()
  look(): string {
    return 'seen';
  }

  @Get('pull')
  @Operators()
  pull(@CurrentOperator() operator: string): string {
    return operator;
  }

  @Get('confused')
  @Public()
  confused(@CurrentOperator() operator: string): string {
    return operator;
  }
}

@Module({
  controllers: [LeverController],
  providers: [{ provide: OPERATOR_ACCESS, useFactory: () => new OperatorAccess(TOKEN) }],
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

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') =>
  app.inject({ method: 'GET', url, headers, remoteAddress });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('lets in whoever has the token, and needs no name to look', async () => {
  expect((await get('/look', bearer(TOKEN))).payload).toBe('seen');
});

it.each([
  ['nothing', {}],
  ['a wrong token', bearer(`${TOKEN}x`)],
  ['the beginning of the token', bearer(TOKEN.slice(0, -1))],
  ['the token of another scheme', { authorization: `Basic ${TOKEN}` }],
])('keeps out whoever has %s', async (_, headers) => {
  const answer = await get('/look', headers as Record<string, string>);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  ['Li%20Wei', 'operator Li Wei'],
  [encodeURIComponent('  林澄 '), 'operator 林澄'],
  [encodeURIComponent('澄'.repeat(60)), `operator ${'澄'.repeat(60)}`],
])('knows who %j is', async (name, expected) => {
  expect((await get('/pull', { ...bearer(TOKEN), 'x-operator': name })).payload).toBe(expected);
});

it.each([undefined, '', '%20', '%', '%0A', 'a%1Bb', encodeURIComponent('澄'.repeat(61))])(
  'does not act for somebody named %j',
  async (name) => {
    const headers = { ...bearer(TOKEN), ...(name !== undefined && { 'x-operator': name }) };
    const answer = await get('/pull', headers);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'INPUT_INVALID', field: 'x-operator' },
    ]);
  },
);

it('answers an address that guesses with 429, also when it guesses right, and nobody else', async () => {
  for (let guess = 0; guess < 10; guess++)
    expect((await get('/look', bearer(`guess-${guess}`))).statusCode).toBe(401);
  const refused = await get('/look', bearer(TOKEN));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await get('/look', bearer(TOKEN), '203.0.113.10')).statusCode).toBe(200);
});

it('does not count requests without a token as guesses', async () => {
  for (let request = 0; request < 11; request++) await get('/look');
  expect((await get('/look', bearer(TOKEN))).statusCode).toBe(200);
});

it('knows no operator at a public endpoint', async () => {
  expect((await get('/confused', bearer(TOKEN))).statusCode).toBe(500);
});

it('counts as a statement of who may call', () => {
  expect(routesWithoutAccess(app)).toEqual([]);
});
