import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorBodySchema } from '@danqing/contracts/errors';
import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ColorsModule } from '../colors.module.ts';

const folder = mkdtempSync(join(tmpdir(), 'danqing-charts-'));
const drawn = Buffer.from('a drawn page');
let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  writeFileSync(join(folder, 'page45.webp'), drawn);
  database = await testDatabase();
  const chartFolder = pathToFileURL(`${folder}/`);
  app = await createTestApp(ColorsModule.forRoot({ databaseUrl: database.url, chartFolder }));
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/images/sepu/${file}`, headers });

it('gives a visitor a page, to be kept for an hour', async () => {
  const answer = await get('page45.webp');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(drawn)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
  });
});

it('answers 304 to who has these very bytes, and the page to who has others', async () => {
  const { etag } = (await get('page45.webp')).headers;
  const same = await get('page45.webp', { 'if-none-match': String(etag) });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(same.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' });
  expect((await get('page45.webp', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('gives the next page that the build draws without a new start, and one that was missing before', async () => {
  expect((await get('page46.webp')).statusCode).toBe(404);
  writeFileSync(join(folder, 'page46.webp'), drawn);
  expect((await get('page46.webp')).statusCode).toBe(200);
});

it.each([
  'page0.webp',
  'page76.webp',
  'page045.webp',
  'page100.webp',
  'page-1.webp',
  'page1.png',
  'page.webp',
  'page4e1.webp',
  '%2e%2e%2fpage45.webp',
  'page45.webp%00',
])('answers 404 for %s', async (file) => {
  const answer = await get(file);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(errorBodySchema.strict().parse(answer.json())).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
});
