import { encodePaletteLink, type Hex } from '@danqing/color-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openReleasePlane, type ReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { publishArea } from '../testing/publish-area.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  OPERATOR_TOKEN: 'twenty-four-characters-at-least',
  OTP_PEPPER: 'a pepper of thirty-two characters',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'hello@danqing.example',
};
const ZHUHONG = '%E6%9C%B1%E7%BA%A2';
const EVIL = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
const LOCAL = { host: 'evil.localhost' };

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-findable-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  await publishArea(plane, 'generator', 'generator();');
});
afterAll(async () => {
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const start = (env: NodeJS.ProcessEnv): Promise<NestFastifyApplication> =>
  openReadyGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });

describe('with a public address', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await start({
      ...PRODUCTION,
      PUBLIC_URL: 'https://danqing.example',
      BASE_PATH: '/tool',
      CONTACT: 'mailto:help@danqing.example',
    });
  });
  afterAll(() => app.close());

  it('believes no request about where the site is', async () => {
    const page = await app.inject({ url: `/tool/colors/${ZHUHONG}`, headers: LOCAL });
    expect(page.body).toContain(
      `<link rel="canonical" href="https://danqing.example/tool/colors/${ZHUHONG}">`,
    );
    expect(page.body).not.toContain('evil');
    expect((await app.inject({ url: `/tool/colors/${ZHUHONG}`, headers: EVIL })).statusCode).toBe(421);
    expect((await app.inject({ url: '/tool/areas/x', headers: EVIL })).statusCode).toBe(421);
    expect((await app.inject({ url: '/readyz', headers: EVIL })).statusCode).toBe(200);
  });

  it('lists every colour in three languages, and answers 304 to who has the list', async () => {
    const answer = await app.inject({ url: '/tool/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    const xml = gunzipSync(answer.rawPayload).toString();
    expect(xml.match(/<loc>https:\/\/danqing\.example\/tool\/(en\/|ja\/)?colors\//g)).toHaveLength(3 * 1023);
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/tool/sitemap.xml', headers })).statusCode).toBe(304);
  });

  it.each(['/tool/.well-known/security.txt', '/.well-known/security.txt'])(
    'names the contact at %s',
    async (url) => {
      const { body, headers } = await app.inject(url);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toContain('Contact: mailto:help@danqing.example');
      expect(body).toContain('Canonical: https://danqing.example/tool/.well-known/security.txt');
    },
  );

  it.each(['/tool/robots.txt', '/robots.txt'])('answers crawlers at %s', async (url) => {
    const { body } = await app.inject(url);
    expect(body).toContain('Disallow: /tool/operator');
    expect(body).toContain('Sitemap: https://danqing.example/tool/sitemap.xml');
  });

  it.each([
    ['/colors/%E6%9C%B1%E7%B4%85?s=1', `/tool/colors/${ZHUHONG}?s=1`],
    [`/en/colors/${ZHUHONG}%E8%89%B2`, `/tool/en/colors/${ZHUHONG}`],
  ])('leads from another spelling of a colour to its page: %s', async (path, location) => {
    const { statusCode, headers } = await app.inject({
      url: `/tool${path}`,
      headers: { host: 'danqing.example' },
    });
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it('has its own picture for a shared state, to be kept for ever', async () => {
    const pictureOf = async (url: string) => {
      const { body } = await app.inject(url);
      const address = /property="og:image" content="https:\/\/danqing\.example([^"]*)"/.exec(body)?.[1] ?? '';
      return app.inject(address.replaceAll('&amp;', '&'));
    };
    const plain = await pictureOf(`/tool/colors/${ZHUHONG}`);
    const shared = await pictureOf(`/tool/en/colors/${ZHUHONG}?s=1gYm`);
    const spoiled = await pictureOf(`/tool/colors/${ZHUHONG}?s=1gYn`);
    for (const { statusCode, headers } of [plain, shared, spoiled]) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(shared.rawPayload.equals(plain.rawPayload)).toBe(false);
    expect(spoiled.rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it('has for an open palette its own colours in title, description and picture', async () => {
    const p = encodePaletteLink(
      ['#ED5126', '#1772B4', '#123456'].map((hex) => ({ hex: hex as Hex })),
      () => undefined,
    );
    const { body } = await app.inject(`/tool/en/colors/${ZHUHONG}?${new URLSearchParams({ p })}`);
    const property = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(property('title')).toContain('Palette of 3 colours');
    expect(property('description')).toContain('#123456');
    expect(property('url')).toContain(new URLSearchParams({ p }).toString());
    expect(body).toContain('<h2>Palette of 3 colours</h2>');
    const address = property('image').replace('https://danqing.example', '');
    const [own, plain] = await Promise.all([app.inject(address), app.inject(`/tool/og/en/${ZHUHONG}.png`)]);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(own.rawPayload.equals(plain.rawPayload)).toBe(false);
  });

  it.each([
    ['nothing', 'p='],
    ['two', 'p=ED5126.a&p=ED5126.a'],
    ['no palette', 'p=%00%FF%3Cscript%3E'],
    ['an object', 'p[x]=1'],
    ['many separators', `p=${'~'.repeat(4000)}`],
    ['many entries', `p=${'ED5126.'.repeat(1000)}xx`],
  ])('shows a palette link of %s as the colour alone', async (_, query) => {
    const plain = await app.inject(`/tool/og/zh/${ZHUHONG}.png`);
    const picture = await app.inject(`/tool/og/zh/${ZHUHONG}.png?${query}`);
    expect([picture.statusCode, picture.rawPayload.equals(plain.rawPayload)]).toEqual([200, true]);
    const page = await app.inject(`/tool/colors/${ZHUHONG}?${query}`);
    expect([page.statusCode, page.body.includes('调色板</h2>')]).toEqual([200, false]);
  });

  it('keeps a picture of another version no longer than it is right, and sends it once', async () => {
    const url = `/tool/og/zh/${ZHUHONG}.png?v=old`;
    const answer = await app.inject(url);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['/tool/og/zh/%E6%B2%A1%E6%9C%89.png', 404],
    ['/tool/og/fr/danqing.png', 404],
    ['/tool/og/zh/danqing', 404],
    ['/tool/og/zh/..%2F..%2Fetc%2Fpasswd.png', 404],
    [`/tool/og/zh/${'a'.repeat(301)}.png`, 404],
    ['/tool/og/zh/123456.png', 200],
    ['/tool/og/ja/danqing.png', 200],
    ['/tool/icons/192.png', 200],
    ['/tool/icons/9999.png', 404],
  ])('answers %s with %i', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  it('draws for one network only so many, and for others meanwhile', async () => {
    const ask = (index: number, remoteAddress: string) =>
      app.inject({ url: `/tool/og/zh/0000${index.toString(16).padStart(2, '0')}.png`, remoteAddress });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(index, '203.0.113.9')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(0, '203.0.113.9')).statusCode).toBe(200);
    expect((await ask(200, '203.0.113.10')).statusCode).toBe(200);
  });

  it('names the application in the language of the page', async () => {
    expect((await app.inject('/tool/ja/manifest.webmanifest')).json()).toMatchObject({
      id: '/tool/',
      lang: 'ja',
      start_url: '/tool/ja',
      scope: '/tool/',
    });
    expect((await app.inject('/tool/fr/manifest.webmanifest')).statusCode).toBe(404);
  });
});

describe('in production without a public address', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await start(PRODUCTION);
  });
  afterAll(() => app.close());

  it('writes no address, rather than one that somebody else named', async () => {
    const page = await app.inject({ url: `/colors/${ZHUHONG}`, headers: EVIL });
    expect(page.body).not.toMatch(/canonical|og:image|hreflang|evil/);
    expect((await app.inject({ url: '/sitemap.xml', headers: EVIL })).statusCode).toBe(404);
    expect((await app.inject({ url: '/robots.txt', headers: EVIL })).body).not.toContain('Sitemap');
  });
});
