import { Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { expect, onTestFinished, test } from 'vitest';
import { Public } from '../auth/access.ts';
import { HealthModule } from '../health/health.module.ts';
import { createHttpAdapter } from '../http/http-app.ts';
import { createLogger, NestLogger } from './logger.ts';

@Public()
@Module({ imports: [HealthModule.forDataSources([])] })
class Site {}

@Module({ providers: [{ provide: 'key', useFactory: () => Promise.reject(new Error('no key')) }] })
class Faulty {}

async function linesOf(
  LOG_LEVEL: string,
  module = Site,
): Promise<{ level: string; context?: string; msg: string }[]> {
  const lines: string[] = [];
  const logger = createLogger('site', { LOG_LEVEL }, { write: (line: string) => void lines.push(line) });
  onTestFinished(() => Logger.overrideLogger(['log', 'error', 'warn']));
  const app = await NestFactory.create(module, createHttpAdapter(logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  }).catch(() => null);
  await app?.init();
  new Logger('Releases').log('a move');
  await app?.close();
  return lines.map((line) => JSON.parse(line) as { level: string; msg: string });
}

test('at info a start does not list its modules and routes, and lines of our own stay', async () => {
  expect((await linesOf('info')).map(({ msg }) => msg)).toEqual(['a move']);
});

test('at debug a start lists its routes', async () => {
  const routes = (await linesOf('debug')).filter(({ msg }) => msg.startsWith('Mapped {'));
  expect(routes).not.toEqual([]);
  expect(new Set(routes.map(({ level }) => level))).toEqual(new Set(['debug']));
});

test('a start that fails is told by the program alone, once', async () => {
  expect((await linesOf('info', Faulty)).map(({ msg }) => msg)).toEqual(['a move']);
});
