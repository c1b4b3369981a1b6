import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InlinedPage } from '@danqing/contracts/page';
import { routesWithoutAccess } from '@danqing/nest-kit';
import {
  createPreview,
  openReleasePlane,
  PreviewTokens,
  quarantineRelease,
  revokePreview,
  type ReleasePlane,
} from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { publishArea, publishOnly } from '../testing/publish-area.ts';

const PAGE = '/tool/colors/%E6%9C%88%E7%99%BD';
const DAY_SECONDS = 24 * 60 * 60;

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
/** Two gateways of one site. */
let app: NestFastifyApplication;
let other: NestFastifyApplication;
let released: string;
let next: string;
let row: { id: number; until: string };

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-gateway-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  released = await publishArea(plane, 'generator', 'generator();');
  next = await publishOnly(plane, 'generator', 'next();', [
    {
      id: 'lab',
      path: '/lab',
      frame: 'spine',
      page: {
        kind: 'text',
        title: { zh: '实验', en: 'Laboratory', ja: '実験' },
        description: { zh: '实验', en: 'Laboratory', ja: '実験' },
      },
    },
  ]);
  const start = () => openReadyGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir, BASE_PATH: '/tool' });
  app = await start();
  other = await start();
  row = await create(next);
});
afterAll(async () => {
  await app.close();
  await other.close();
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const create = (release: string, createdBy = 'operator li') =>
  createPreview(plane, { releases: [{ area: 'generator', release }], days: 7, createdBy });
const write = ({ id = row.id, release = next, until = Date.parse(row.until) / 1000 } = {}) =>
  app.get(PreviewTokens).write({ id, releases: { generator: release }, until });
const get = (url: string, headers: Record<string, string> = {}, gateway = app) =>
  gateway.inject({ url, headers: { 'accept-language': 'en', ...headers } });
const page = (token: string, url = PAGE, gateway = app) =>
  get(url, { cookie: `a=b; danqing_preview=${token}` }, gateway);
const start = (token: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/tool/previews', headers, payload: { token } });
const cookies = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat();
const CLEARED = 'danqing_preview=; Path=/tool/; Max-Age=0; HttpOnly; SameSite=Lax';
const inlined = (html: string): InlinedPage => {
  const block = (id: string) =>
    JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null') as never;
  return { document: block('release-document'), data: block('page-data') };
};

test('a link asks, and changes nothing in the browser or program that opens it', async () => {
  const asked = await get(`/tool/previews?token=${write()}`);
  expect(asked.statusCode).toBe(200);
  for (const text of [`Test (generator) ${next.slice(0, 6)}`, 'UTC', 'data-target="/tool/"', 'Start preview'])
    expect(asked.body).toContain(text);
  expect(cookies(asked)).toEqual([]);
  expect(asked.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
  });
  expect(routesWithoutAccess(app)).toEqual([]);
});

test.each([
  ['zh-CN', '开始预览'],
  ['en', 'Start preview'],
  ['ja', 'プレビューを始める'],
])('the question is in the language of the browser: %s', async (language, button) => {
  const { body } = await get(`/tool/previews?token=${write()}`, { 'accept-language': language });
  expect(body).toContain(`<html lang="${language.slice(0, 2)}">`);
  expect(body).toContain(button);
});

test('its button starts the preview with a cookie that no script reads and that ends with the token', async () => {
  const token = write({ until: Math.floor(Date.now() / 1000) + DAY_SECONDS });
  const started = await start(token);
  expect(started.statusCode).toBe(204);
  const [cookie = '', ...more] = cookies(started).map(String);
  expect(more).toEqual([]);
  const [, seconds] = /^danqing_preview=.+; Path=\/tool\/; Max-Age=(\d+); HttpOnly; SameSite=Lax$/.exec(
    cookie,
  )!;
  expect(cookie).toContain(token);
  expect(Number(seconds)).toBeGreaterThan(DAY_SECONDS - 60);
  expect(Number(seconds)).toBeLessThanOrEqual(DAY_SECONDS);
  expect(cookies(await start(token, { 'x-forwarded-proto': 'https' }))[0]).toMatch(/; Secure$/);
});

test('a form of another site cannot start one', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/tool/previews',
      headers: { 'content-type': type },
      payload: `token=${write()}`,
    });
    expect([type, answer.statusCode >= 400, cookies(answer)]).toEqual([type, true, []]);
  }
});

test('its pages have the release, signed, and are neither stored, indexed nor counted', async () => {
  const { statusCode, headers, body } = await page(write());
  expect(statusCode).toBe(200);
  const { document, data } = inlined(body);
  expect(document.areas).toMatchObject([
    { area: 'generator', release: next, channel: 'preview', fallback: null },
  ]);
  expect(body).toContain(`/tool/areas/generator/${next}/entry.js`);
  expect(body).toMatch(/data-signature="[^"]{88}"/);
  expect(data).toMatchObject({ reportsLoads: false, preview: { until: row.until } });
  expect(headers).toMatchObject({
    // The service worker of an older visit stores every page with another value.
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'integrity-policy': 'blocked-destinations=(script)',
  });
  expect(cookies({ headers })).toEqual([]);
  expect((await get(`/tool/areas/generator/${next}/entry.js`)).body).toBe('next();');
});

test('a page that only the release has is there, and nowhere else', async () => {
  expect((await page(write(), '/tool/lab')).statusCode).toBe(200);
  expect((await get('/tool/lab')).statusCode).toBe(404);
});

test('other visitors see none of it, whoever comes first', async () => {
  for (let round = 0; round < 3; round += 1) {
    const mine = await page(write());
    const theirs = await get(PAGE);
    expect(mine.body).toContain(next);
    expect(theirs.body).not.toContain(next);
    const { data, document } = inlined(theirs.body);
    expect(document.areas).toMatchObject([{ release: released, channel: 'stable' }]);
    expect([data.preview, data.reportsLoads]).toEqual([undefined, true]);
    expect(theirs.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(theirs.headers['x-robots-tag']).toBeUndefined();
  }
});

test.each([
  ['/tool/en/colors/a?hex=zz&leave-preview&x=1', '/tool/en/colors/a?hex=zz&x=1'],
  ['/tool/?leave-preview', '/tool/'],
  ['/tool//evil.example?leave-preview', '/tool/evil.example'],
])('%s ends it and leads to %s, with and without a preview', async (url, target) => {
  for (const answer of [await page(write(), url), await get(url)]) {
    expect([answer.statusCode, answer.headers.location]).toEqual([303, target]);
    expect(cookies(answer)).toEqual([CLEARED]);
  }
});

test.each<[string, () => string | Promise<string>, number, RegExp]>([
  ['over', () => write({ until: Math.floor(Date.now() / 1000) - 1 }), 403, /has expired/],
  ['of another release', () => write({ release: released }), 403, /has been revoked/],
  ['of no stored preview', () => write({ id: 999_999 }), 403, /has been revoked/],
  [
    'tampered with',
    () => write().replace(/\.(.)/, (_, digit) => (digit === 'A' ? '.B' : '.A')),
    400,
    /not valid/,
  ],
  ['empty', () => '', 400, /not valid/],
  ['endless', () => 'a'.repeat(3_000), 400, /not valid/],
])(
  'a token that is %s leads to a page that says so, and never to a release',
  async (_what, token, status, sentence) => {
    const given = await token();
    const asked = await get(`/tool/previews?token=${given}`);
    expect([asked.statusCode, cookies(asked)]).toEqual([status, []]);
    expect(asked.body).not.toContain('<button');
    expect(cookies(await start(given))).toEqual([]);
    const shown = await page(given);
    expect([shown.statusCode, cookies(shown)]).toEqual([status, [CLEARED]]);
    for (const { body, headers } of [asked, shown]) {
      expect(body).toMatch(sentence);
      expect(body).not.toContain('release-document');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
  },
);

test('revoking ends it with the next page, on every gateway', async () => {
  const preview = await create(next, 'publisher ci');
  const token = write({ id: preview.id, until: Date.parse(preview.until) / 1000 });
  for (const gateway of [app, other]) expect((await page(token, PAGE, gateway)).body).toContain(next);
  await revokePreview(plane, { id: preview.id, actor: 'li' });
  for (const gateway of [app, other]) {
    const answer = await page(token, PAGE, gateway);
    expect([answer.statusCode, cookies(answer)]).toEqual([403, [CLEARED]]);
    expect(answer.body).toContain('This preview has been revoked.');
  }
  expect((await page(write())).statusCode).toBe(200);
});

test('a quarantine ends it too', async () => {
  const bad = await publishOnly(plane, 'generator', 'bad();');
  const preview = await create(bad);
  const token = write({ id: preview.id, release: bad, until: Date.parse(preview.until) / 1000 });
  expect((await page(token)).statusCode).toBe(200);
  await quarantineRelease(plane, { area: 'generator', release: bad, actor: 'li', reason: 'bad' });
  expect((await page(token)).body).toContain('in quarantine');
});

test('while the database is away, the preview is unavailable and not forgotten', async () => {
  await plane.database.query('alter table releases.previews rename column releases to elsewhere');
  const answer = await page(write());
  await plane.database.query('alter table releases.previews rename column elsewhere to releases');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(cookies(answer)).toEqual([]);
  expect(answer.body).not.toContain(released);
});
