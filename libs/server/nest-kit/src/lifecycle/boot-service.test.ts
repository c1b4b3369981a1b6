import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseModule } from '../database/database.module.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres.ts';
import { HealthController } from '../health/health.controller.ts';
import { HealthModule } from '../health/health.module.ts';
import { createLogger } from '../logging/logger.ts';
import { bootService } from './boot-service.ts';
import { freePort } from './free-ports.ts';
import { Public } from '../auth/access.ts';

let asked: () => void;
let answer: Promise<void>;

@Public()
@Controller()
class GreetingController {
  @Get('slow')
  async greetLate(): Promise<object> {
    asked();
    await answer;
    return { greeting: 'hello at last' };
  }

  @Get('greeting')
  greet(): object {
    return { greeting: 'hello' };
  }
}

@Module({ controllers: [GreetingController] })
class GreetingModule {}

const TOKEN = 'a-token-of-our-own';
const logger = createLogger('greeting', { LOG_LEVEL: 'silent' });
let folder: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-boot-'));
  chmodSync(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const program = () => ({
  module: class GreetingProgram {},
  imports: [
    GreetingModule,
    DatabaseModule.forService({ name: 'greeting', url: server.url, entities: [], migrations: [] }),
    HealthModule.forDataSources(['greeting']),
  ],
});
const status = async (url: string, token?: string) =>
  (await fetch(url, { headers: token === undefined ? {} : { 'x-service-token': token } })).status;

it('answers only callers with the token, and health checks without', async () => {
  const app = await bootService(program(), { port: 0, logger, serviceToken: TOKEN });
  const url = (await app.getUrl()).replace('0.0.0.0', '127.0.0.1');
  expect(await status(`${url}/greeting`, TOKEN)).toBe(200);
  for (const token of [undefined, '', 'a-token-of-our-owm', `${TOKEN}x`])
    expect(await status(`${url}/greeting`, token)).toBe(403);
  expect(await status(`${url}/healthz`)).toBe(200);
  expect(await status(`${url}/readyz`)).toBe(200);
  await app.close();
});

it('listens on the loopback address only when there is no token', async () => {
  const app = await bootService(program(), { port: 0, logger });
  expect(await app.getUrl()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await status(`${await app.getUrl()}/greeting`)).toBe(200);
  await app.close();
});

it('is alive but not ready while its database does not answer', async () => {
  const app = await bootService(program(), { port: 0, logger });
  await app.get<DataSource>(getDataSourceToken('greeting')).destroy();
  expect(await status(`${await app.getUrl()}/healthz`)).toBe(200);
  expect(await status(`${await app.getUrl()}/readyz`)).toBe(503);
  await app.close();
});

it('is not ready while it stops', async () => {
  const app = await bootService(program(), { port: 0, logger });
  const health = app.get(HealthController, { strict: false });
  expect(await health.ready()).toEqual({ status: 'ok' });
  await app.close();
  await expect(health.ready()).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    cause: { message: 'stopping' },
  });
});

it('closes once the request that was under way is answered, though its client would keep the connection', async () => {
  const app = await bootService(program(), { port: 0, logger });
  const underWay = new Promise<void>((resolve) => (asked = resolve));
  let finish = () => {};
  answer = new Promise((resolve) => (finish = resolve));
  const response = fetch(`${await app.getUrl()}/slow`);
  await underWay;
  const closed = app.close();
  await new Promise(setImmediate);
  finish();
  expect(await (await response).json()).toEqual({ greeting: 'hello at last' });
  await closed;
});

it('fails its start with the cause when the database cannot be reached', async () => {
  const url = 'postgresql://danqing:x@127.0.0.1:1/postgres';
  const unreachable = DatabaseModule.forService({ name: 'greeting', url, entities: [], migrations: [] });
  await expect(
    bootService({ module: class Lost {}, imports: [unreachable] }, { port: 0, logger }),
  ).rejects.toThrow('ECONNREFUSED');
});

it('serves metrics on a port of their own, which closes with the app', async () => {
  const port = await freePort();
  const address = { port, host: '127.0.0.1' };
  const app = await bootService(program(), { port: 0, logger, metrics: { address, jobs: false } });
  await fetch(`${await app.getUrl()}/greeting`);
  const url = `http://127.0.0.1:${port}/metrics`;
  const text = await (await fetch(url)).text();
  expect(text).toMatch(/_count\{method="GET",route="\/greeting",status="200"\} 1/);
  expect(text).toMatch(/danqing_database_connections\{service="greeting",state="idle"\}/);
  await app.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
