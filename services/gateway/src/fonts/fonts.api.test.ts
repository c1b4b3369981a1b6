import {
  distinctCharacters,
  fontPath,
  MISSING_CHARACTERS_HEADER,
  type SerifFace,
} from '@danqing/contracts/fonts';
import { configureHttpApp, createHttpAdapter, createLogger } from '@danqing/nest-kit';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMIT_FACTOR } from '../limits/costly-work.ts';
import { FontSubsetter } from './font-subsetter.ts';
import { FontService } from './font.service.ts';
import { FontsController } from './fonts.controller.ts';

@Module({
  controllers: [FontsController],
  providers: [FontSubsetter, FontService, { provide: LIMIT_FACTOR, useValue: 1 }],
})
class FontsModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  app = await NestFactory.create<NestFastifyApplication>(FontsModule, createHttpAdapter(logger), {
    logger: false,
  });
  configureHttpApp(app, logger);
  app.enableShutdownHooks();
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

const addressOf = (text: string, face: SerifFace = 'sc600') =>
  `/${fontPath({ face, characters: distinctCharacters(text) })}`;
const ask = (url: string, remoteAddress = '203.0.113.1') => app.inject({ url, remoteAddress });

it('answers with a font that may be kept for ever', async () => {
  const answer = await ask(addressOf('月白'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers[MISSING_CHARACTERS_HEADER]).toBeUndefined();
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});

it('names the characters that the typeface lacks', async () => {
  const { headers } = await ask(addressOf('月한😀'));
  expect(decodeURIComponent(String(headers[MISSING_CHARACTERS_HEADER]))).toBe('한😀');
});

it('gives a page of another version the font of this one, for a while', async () => {
  const answer = await ask(addressOf('月白').replace(/fonts\/[^/]+/, 'fonts/0'));
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
});

it.each([
  '/fonts/1/sc400/k9W.woff2',
  '/fonts/1/sc600/!!.woff2',
  '/fonts/1/sc600/k9W.ttf',
  '/fonts/1/toString/k9W.woff2',
  addressOf(Array.from({ length: 257 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')),
])('has nothing at %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

it('refuses a network that has too many cut, and nobody else', async () => {
  const address = (index: number) => addressOf(String.fromCodePoint(0x4e00 + index));
  const asked = Array.from({ length: 400 }, (_, index) => ask(address(index), '198.51.100.7'));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(200));
  expect(statuses).toContain(429);
  expect((await ask(address(0), '198.51.100.7')).statusCode).toBe(200);
  expect((await ask(address(999), '203.0.113.2')).statusCode).toBe(200);
});
