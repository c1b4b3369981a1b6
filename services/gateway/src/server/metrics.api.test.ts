import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveMetrics } from '@danqing/nest-kit';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway } from '../testing/open-gateway.ts';

const FILES = join(import.meta.dirname, '../../../../deploy/metrics');

let database: TestDatabase;
let dataDir: string;
let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-metrics-'));
  app = await openGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const server = await serveMetrics(app, { address: { port: 0, host: '127.0.0.1' }, jobs: true });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const metrics = async () => (await fetch(`${url}/metrics`)).text();

it('measures requests by their route, never by what a visitor wrote', async () => {
  for (const path of ['/healthz', '/api/palettes/1', '/api/palettes/2', '/api/nothing/here'])
    await app.inject({ url: path });
  const routes = [
    ...(await metrics()).matchAll(/_count\{method="GET",route="([^"]+)",status="(\d+)"\} (\d+)/g),
  ];
  const counts = Object.fromEntries(routes.map(([, route, status, count]) => [`${route} ${status}`, count]));
  expect(counts).toMatchObject({ '/healthz 200': '1', '/api/palettes/:id 404': '2' });
  expect(Object.keys(counts).join()).not.toContain('nothing');
});

it('serves every metric that the alerts and the dashboard read', async () => {
  const served = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const read = ['alerts.yml', 'grafana.json'].flatMap((file) =>
    [...readFileSync(join(FILES, file), 'utf8').matchAll(/\b((?:danqing|http|nodejs|process)_\w+)\{/g)].map(
      ([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !served.has(name))).toEqual([]);
});

it('reports pools by service and jobs by queue', async () => {
  const text = await metrics();
  expect(text).toMatch(/danqing_database_connections\{service="palettes",state="idle"\} [1-9]/);
  expect(text).toMatch(/danqing_jobs\{queue="identity-mail",state="waiting"\} 0/);
});

it('serves nothing else on that port, and no metrics on the port of the site', async () => {
  expect((await fetch(`${url}/api/palettes/1`)).status).toBe(404);
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('process_cpu');
});
