import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import {
  AppError,
  configureHttpApp,
  createHttpAdapter,
  createLogger,
  OPERATOR_ACCESS,
  routesWithoutAccess,
} from '@danqing/nest-kit';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GATEWAY_CONFIG } from '../config.ts';
import { readConsole } from './console-files.ts';
import { OPERATOR_CONSOLE, OperatorPageController } from './operator.controller.ts';

const SCRIPT = 'operate();'.repeat(200);
const STYLE = 'body{margin:0}';
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
let folder: string;
let app: NestFastifyApplication;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-console-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function build(): void {
  writeFileSync(join(folder, 'console.0a1b2c3d4e.js'), SCRIPT);
  writeFileSync(join(folder, 'console.5f6a7b8c9d.css'), STYLE);
  writeFileSync(join(folder, 'secret.js'), 'not listed');
  writeFileSync(
    join(folder, 'console.json'),
    JSON.stringify({
      scripts: [{ file: 'console.0a1b2c3d4e.js', integrity: sri(SCRIPT) }],
      styles: [{ file: 'console.5f6a7b8c9d.css', integrity: sri(STYLE) }],
    }),
  );
}

async function start(
  basePath = '/',
  pageToken: () => Promise<string | null> = async () => null,
): Promise<void> {
  @Module({
    controllers: [OperatorPageController],
    providers: [
      { provide: GATEWAY_CONFIG, useValue: { BASE_PATH: basePath } },
      { provide: OPERATOR_ACCESS, useValue: { pageToken } },
      { provide: OPERATOR_CONSOLE, useFactory: () => readConsole(folder) },
    ],
  })
  class ConsoleModule {}
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const adapter = createHttpAdapter(logger);
  app = await NestFactory.create<NestFastifyApplication>(ConsoleModule, adapter, { logger: false });
  configureHttpApp(app, logger);
  await adapter.getInstance().register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  await app.init();
  await adapter.getInstance().ready();
}

it.each(['/operator', '/operator/'])('answers whoever asks for %s with a page without data', async (url) => {
  build();
  await start();
  const page = await app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'integrity-policy': 'blocked-destinations=(script)',
  });
  expect(page.body).toContain(`src="/operator/files/console.0a1b2c3d4e.js" integrity="${sri(SCRIPT)}"`);
  expect(page.body).toContain(`href="/operator/files/console.5f6a7b8c9d.css" integrity="${sri(STYLE)}"`);
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|style=/);
});

it('writes what its calls must send back into the page of a live session, and comes without a database too', async () => {
  build();
  await start('/', async () => 'page-token');
  const { body } = await app.inject('/operator');
  expect(body).toContain('<div id="root" data-base-path="/" data-page-token="page-token">');
  await app.close();
  await start('/', async () => {
    throw new AppError('SERVICE_UNAVAILABLE');
  });
  const page = await app.inject('/operator');
  expect([page.statusCode, page.body.includes('data-page-token')]).toEqual([200, false]);
});

it('allows nothing but its own files and calls, and no frame around it', async () => {
  build();
  await start();
  const policy = String((await app.inject('/operator')).headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `connect-src 'self'`,
      `frame-ancestors 'none'`,
    ]),
  );
  expect(policy.join()).not.toContain('unsafe');
});

it('serves its files for ever, compressed', async () => {
  build();
  await start();
  const script = await app.inject({
    url: '/operator/files/console.0a1b2c3d4e.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const style = await app.inject('/operator/files/console.5f6a7b8c9d.css');
  expect([style.headers['content-type'], style.body]).toEqual(['text/css; charset=utf-8', STYLE]);
});

it.each(['secret.js', 'console.json', '..%2fpackage.json', 'constructor'])('has no file %s', async (name) => {
  build();
  await start();
  const answer = await app.inject(`/operator/files/${name}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('stands below the base path', async () => {
  build();
  await start('/colours/');
  const { body } = await app.inject('/operator');
  expect(body).toContain('src="/colours/operator/files/');
  expect(body).toContain('data-base-path="/colours/"');
});

it('says what to do when it is not built, in the language of the request', async () => {
  await start();
  const answer = await app.inject({ url: '/operator', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('The release console is not built. Run npm run build and start again.');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('does not start with an index that names files elsewhere', async () => {
  writeFileSync(
    join(folder, 'console.json'),
    JSON.stringify({ scripts: [{ file: '../../package.js', integrity: sri('') }], styles: [] }),
  );
  expect(() => readConsole(folder)).toThrow();
  rmSync(join(folder, 'console.json'));
  await start();
});

it('states of every endpoint who may call it', async () => {
  await start();
  expect(routesWithoutAccess(app)).toEqual([]);
});
