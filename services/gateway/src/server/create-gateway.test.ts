import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { service as colors } from '@danqing/colors';
import type { VerifyOtpResponse } from '@danqing/contracts/identity';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { openReleasePlane, type ReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { DEVELOPMENT_SECRET, openServices, type OpenServices } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-gateway-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
});
afterAll(async () => {
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const start = (env: NodeJS.ProcessEnv = {}): Promise<NestFastifyApplication> =>
  openReadyGateway({ DEVELOPMENT_SECRET, DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });

describe('with every service in process', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  it('answers 503 while no shell is active, then pages, and each pointer move at the next page', async () => {
    expect((await app.inject('/')).statusCode).toBe(503);
    const shell = await publishArea(plane, 'shell', 'shell();');
    const first = await publishArea(plane, 'generator', 'first();');
    await expect.poll(async () => (await app.inject('/')).body).toContain(first);
    const page = await app.inject('/colors/%E6%9C%88%E7%99%BD');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`/areas/shell/${shell}/entry.js`);
    expect(page.body).toContain(`/areas/generator/${first}/entry.js`);
    const second = await publishArea(plane, 'generator', 'second();');
    await expect.poll(async () => (await app.inject('/')).body).toContain(second);
    const next = (await app.inject('/')).body;
    expect(next).not.toContain(`/areas/generator/${first}/entry.js`);
    expect(next).toContain(shell);
  });

  it('serves the files of a release for ever, compressed, and stops when the original is gone', async () => {
    const release = await publishArea(plane, 'generator', `${'lines(); '.repeat(300)}`);
    const url = `/areas/generator/${release}/entry.js`;
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('lines()');
    rmSync(join(dataDir, 'releases/generator', release, 'entry.js'));
    const gone = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/areas/../package.json',
    '/areas/%2e%2e/%2e%2e/etc/passwd',
    '/areas/.uploads/x',
    '/areas/generator/',
  ])('gives nothing away at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('answers what it does not know in the language of the request, as JSON below /api', async () => {
    const answer = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'ja' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'ROUTE_NOT_FOUND', message: 'ページが見つかりません。' });
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  it('states of every endpoint who may call it', () => {
    expect(routesWithoutAccess(app)).toEqual([]);
  });

  it('signs a new member up: code by mail, ten credits, a session that ends with logout', async () => {
    const post = (url: string, payload: object, token = '') =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const who = { identifier: 'Lin.Cheng@Example.com', identifier_type: 'email' };
    expect((await post('/api/auth/check-identifier', who)).json()).toMatchObject({ exists: false });
    expect((await post('/api/auth/send-otp', who)).json()).toMatchObject({ success: true });
    const outbox = (await app.inject(`/api/dev/outbox?key=${DEVELOPMENT_SECRET}&to=lin.cheng@example.com`))
      .body;
    const otp = /\b\d{6}\b/.exec(outbox)?.[0];
    const { data } = (await post('/api/auth/verify-otp', { ...who, otp })).json<VerifyOtpResponse>();
    expect(data.user).toMatchObject({ email: 'lin.cheng@example.com', credits: 10 });
    const me = (token: string) =>
      app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect((await me(data.token)).json()).toMatchObject({
      data: { user: { id: data.user.id, credits: 10 } },
    });
    expect((await post('/api/auth/check-identifier', who)).json()).toMatchObject({ exists: true });
    expect((await post('/api/auth/logout', {}, data.token)).statusCode).toBe(200);
    expect((await me(data.token)).statusCode).toBe(401);
  });

  it('is alive and ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('sends pages that are revalidated, under a policy without unsafe sources', async () => {
    const page = await app.inject('/');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toMatch(/'unsafe-|nonce/);
  });

  it('answers an unchanged page with 304, and no other visitor gets other bytes', async () => {
    const [one, two] = [await app.inject('/colors/朱红'), await app.inject('/colors/朱红')];
    const etag = String(one.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect([two.headers.etag, two.body]).toEqual([etag, one.body]);
    const again = await app.inject({ url: '/colors/朱红', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
    const compressed = { 'if-none-match': etag, 'accept-encoding': 'br' };
    expect((await app.inject({ url: '/colors/朱红', headers: compressed })).statusCode).toBe(200);
  });

  it('sends a page that is not found in full, whatever the client has', async () => {
    const { headers } = await app.inject('/nowhere');
    const again = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } });
    expect([headers['content-type'], again.statusCode]).toEqual(['text/html; charset=utf-8', 404]);
  });
});

describe('with the colours service on its own', () => {
  let service: OpenServices;
  let app: NestFastifyApplication;
  let local: NestFastifyApplication;
  beforeAll(async () => {
    service = await openServices({ services: [colors], databaseUrl: database.url, dataDir });
    app = await start(service.env);
    local = await start();
    await publishArea(plane, 'shell', 'shell();');
  });
  afterAll(async () => {
    await app.close();
    await local.close();
    await service.close();
  });

  it.each([
    '/api/colors',
    '/api/colors?name=%E6%9C%88%E7%99%BD',
    '/api/colors?name=',
    '/api/colors/424',
    '/api/colors/99999',
    '/api/colors/abc',
    '/images/sepu/page1.webp',
    '/images/sepu/page76.webp',
  ])('answers %s as it does in process', async (url) => {
    const headers = { 'accept-encoding': 'br', 'x-trace-id': 'the-same-trace' };
    const [proxied, mounted] = [await app.inject({ url, headers }), await local.inject({ url, headers })];
    expect(proxied.statusCode).toBe(mounted.statusCode);
    expect(proxied.rawPayload.toString('base64')).toBe(mounted.rawPayload.toString('base64'));
    for (const name of ['etag', 'content-type', 'content-encoding', 'cache-control']) {
      expect(proxied.headers[name]).toBe(mounted.headers[name]);
    }
  });

  it('revalidates through the proxy', async () => {
    const { etag } = (await app.inject('/api/colors')).headers;
    expect(
      (await app.inject({ url: '/api/colors', headers: { 'if-none-match': String(etag) } })).statusCode,
    ).toBe(304);
  });

  it('renders colour pages from it', async () => {
    expect((await app.inject('/colors/%E6%9C%88%E7%99%BD')).body).toContain('#EEF7F2');
  });

  it('answers 503 without an address when it is down, and keeps the pages', async () => {
    await service.close();
    const answer = await app.inject('/api/colors');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
    expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/);
    expect((await app.inject('/colors/%E6%9C%88%E7%99%BD')).statusCode).toBe(200);
  });
});
