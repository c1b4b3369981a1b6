// Attacks on caches that store pages by the variant cookie. What a cache may store must be the same for all
// visitors whose cookies name the same variant.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canaryRelease,
  createPreview,
  createVisitor,
  openReleasePlane,
  PreviewTokens,
  type ReleasePlane,
} from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { publishArea, publishOnly } from '../testing/publish-area.ts';

const PAGE = '/en/colors/%E6%9C%88%E7%99%BD';

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
let app: NestFastifyApplication;
let preview: string;
/** Ids of visitors with and without the canary. */
let chosen: string;
let others: string;
let variant: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-gateway-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  await publishArea(plane, 'generator', 'generator();');
  const canary = await publishOnly(plane, 'generator', 'canary();');
  await canaryRelease(plane, {
    area: 'generator',
    release: canary,
    weight: 50,
    actor: 'test',
    reason: 'no browser here',
    force: ['smoke'],
  });
  app = await openReadyGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const { id, until } = await createPreview(plane, {
    releases: [{ area: 'generator', release: canary }],
    days: 7,
    createdBy: 'operator li',
  });
  preview = app
    .get(PreviewTokens)
    .write({ id, releases: { generator: canary }, until: Date.parse(until) / 1000 });
  for (let tries = 0; tries < 100 && !(chosen && others); tries += 1) {
    const visitor = createVisitor();
    const { cookies } = await get(`danqing_visitor=${visitor}`);
    const [, named] = /^danqing_variant=([\w-]{12});/.exec(cookies[0] ?? '') ?? [];
    if (named) [chosen, variant] = [visitor, named];
    else others = visitor;
  }
});
afterAll(async () => {
  await app.close();
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function get(cookie: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: PAGE, headers: { cookie, ...headers } });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const cacheControl = answer.headers['cache-control'];
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, cookies, cacheControl };
}

test('a cache may store pages of visitors whose cookies are right, and they differ by variant only', async () => {
  const edge = { 'danqing-edge': '1' };
  const stable = [
    await get('', edge),
    await get(`danqing_visitor=${others}`),
    await get(`danqing_visitor=${others}; danqing_device=x; __Host-danqing_operator=x`),
    await get(`danqing_visitor=${'A'.repeat(4_000)}`, edge),
    await get(`danqing_variant=${'A'.repeat(4_000)}`, edge),
  ];
  const canary = await get(`danqing_visitor=${chosen}; danqing_variant=${variant}`);
  for (const page of [...stable, canary])
    expect(page).toMatchObject({ status: 200, cacheControl: 'no-cache', cookies: [] });
  for (const page of stable) {
    expect(page.body).toBe(stable[0]?.body);
    expect(page.headers.etag).toBe(stable[0]?.headers.etag);
  }
  expect(canary.body).not.toBe(stable[0]?.body);
  expect(canary.headers.etag).not.toBe(stable[0]?.headers.etag);
  expect(canary.headers.vary).not.toMatch(/cookie/);
  expect(Number(canary.headers['danqing-sequence'])).toBeGreaterThan(0);
});

test.each([
  ['an unknown variant', () => `danqing_variant=AbCdEfGhIj_-`],
  ['the variant of others', () => `danqing_visitor=${others}; danqing_variant=${variant}`],
  ['a variant without a visitor', () => `danqing_variant=${variant}`],
  ['no variant, but a canary', () => `danqing_visitor=${chosen}`],
  ['a variant that is too long', () => `danqing_visitor=${chosen}; danqing_variant=${'A'.repeat(4_000)}`],
  ['two variants', () => `danqing_visitor=${others}; danqing_variant=; danqing_variant=${variant}`],
])('a page for %s is for this browser only', async (_, cookie) => {
  const page = await get(cookie(), { 'danqing-edge': '1' });
  expect(page).toMatchObject({ status: 200, cacheControl: 'private, no-cache' });
  expect(page.cookies).toEqual([expect.stringMatching(/^danqing_variant=/)]);
  const again = await get(cookie(), { 'danqing-edge': '1', 'if-none-match': String(page.headers.etag) });
  expect(again).toMatchObject({ status: 304, cacheControl: 'private, no-cache' });
});

test('a page that brings a visitor its id is for this browser only', async () => {
  const page = await get('');
  expect(page.cacheControl).toBe('private, no-cache');
  expect(page.cookies[0]).toMatch(
    /^danqing_visitor=[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  );
});

test('pages with an override, a preview, or the end of either are never stored', async () => {
  for (const cookie of [
    'danqing_override_generator=invented',
    'danqing_preview=invented',
    `danqing_preview=${preview}`,
  ]) {
    const page = await get(`${cookie}; danqing_visitor=${chosen}; danqing_variant=${variant}`);
    expect([cookie, page.cacheControl]).toEqual([cookie, 'no-store']);
    expect(page.headers).not.toHaveProperty('danqing-sequence');
  }
});
