import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InlinedPage } from '@danqing/contracts/page';
import type { AreaManifest } from '@danqing/contracts/releases';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { openReleasePlane, OverrideTokens, type ReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReadyGateway } from '../testing/open-gateway.ts';
import { publishArea } from '../testing/publish-area.ts';

const ORIGIN = 'http://127.0.0.1:3401';
const HOUR = 60 * 60 * 1000;
const name = { zh: '配色', en: 'Colours', ja: '配色' };
const manifest: AreaManifest = {
  area: 'generator',
  name,
  contract: '^1.0.0',
  routes: [
    { id: 'color', path: '/colors/:name', frame: 'open', page: { kind: 'color', param: 'name' } },
    { id: 'lab', path: '/lab', frame: 'spine', page: { kind: 'text', title: name, description: name } },
  ],
  navigation: [],
};

let database: TestDatabase;
let plane: ReleasePlane;
let dataDir: string;
let app: NestFastifyApplication;
let released: string;

const start = (env: NodeJS.ProcessEnv = {}): Promise<NestFastifyApplication> =>
  openReadyGateway({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-gateway-'));
  plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
  await publishArea(plane, 'shell', 'shell();');
  released = await publishArea(plane, 'generator', 'generator();');
  app = await start({ BASE_PATH: '/tool' });
});
afterAll(async () => {
  await app.close();
  await plane.database.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const write = ({ expires = Date.now() + HOUR, origin = ORIGIN, area = 'generator' } = {}) =>
  app.get(OverrideTokens).write({ origin, manifest: { ...manifest, area }, expires });
const get = (url: string, headers: Record<string, string> = {}, gateway = app) =>
  gateway.inject({ url, headers: { 'accept-language': 'en', ...headers } });
const page = (token: string, url = '/tool/lab', gateway = app) =>
  get(url, { cookie: `danqing_override_generator=${token}` }, gateway);
const accept = (token: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/tool/overrides', headers, payload: { token } });
const cookies = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat();
const inlined = (html: string): InlinedPage => {
  const block = (id: string) =>
    JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null') as never;
  return { document: block('release-document'), data: block('page-data') };
};

test('a link asks, and changes nothing in the browser that opens it', async () => {
  const token = write();
  const asked = await get(`/tool/overrides?token=${token}`);
  expect(asked.statusCode).toBe(200);
  for (const text of ['Colours (generator)', ORIGIN, '60 minutes', 'data-target="/tool/lab"'])
    expect(asked.body).toContain(text);
  expect(cookies(asked)).toEqual([]);
  expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const policy = String(asked.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).not.toContain(ORIGIN);
});

test.each(['zh-CN', 'en', 'ja'])('the question is in the language of the browser: %s', async (language) => {
  const { body } = await get(`/tool/overrides?token=${write()}`, { 'accept-language': language });
  expect(body).toContain(`<html lang="${language.slice(0, 2)}">`);
  const scripts = { zh: /区域/, en: /Area/, ja: /エリア/ };
  expect(body).toMatch(scripts[language.slice(0, 2) as 'zh']);
});

test('the button of that page puts the override into the browser, where no script can read it', async () => {
  const token = write();
  const accepted = await accept(token);
  expect(accepted.statusCode).toBe(204);
  const [cookie, ...more] = cookies(accepted);
  expect(more).toEqual([]);
  expect(cookie).toMatch(
    new RegExp(`^danqing_override_generator=${token}; Path=/tool/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
  );
  const behindTls = await accept(token, { 'x-forwarded-proto': 'https' });
  expect(cookies(behindTls)[0]).toMatch(/; Secure$/);
  expect(routesWithoutAccess(app)).toEqual([]);
});

test('a form of another site cannot press it', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/tool/overrides',
      headers: { 'content-type': type },
      payload: `token=${write()}`,
    });
    expect([type, answer.statusCode >= 400, cookies(answer)]).toEqual([type, true, []]);
  }
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/tool/overrides',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
});

test.each<[string, () => string, number, string, RegExp]>([
  ['over', () => write({ expires: Date.now() - 1 }), 403, 'OVERRIDE_EXPIRED', /has expired/],
  [
    'from elsewhere',
    () => write({ origin: 'https://evil.example' }),
    403,
    'OVERRIDE_ORIGIN_REFUSED',
    /does not load code/,
  ],
  [
    'tampered with',
    () => write().replace(/\.(.)/, (_, digit) => (digit === 'A' ? '.B' : '.A')),
    400,
    'OVERRIDE_INVALID',
    /not valid/,
  ],
  ['missing', () => '', 400, 'OVERRIDE_INVALID', /not valid/],
])('a token that is %s asks nothing and sets nothing', async (_what, token, status, code, sentence) => {
  const asked = await get(`/tool/overrides?token=${token()}`);
  expect([asked.statusCode, cookies(asked)]).toEqual([status, []]);
  expect(asked.body).toMatch(sentence);
  expect(asked.body).not.toContain('<button');
  const accepted = await accept(token());
  expect([accepted.statusCode, accepted.json<{ code: string }>().code]).toEqual([status, code]);
  expect(cookies(accepted)).toEqual([]);
});

test('the page of that browser gets the area from there, under a policy of its own, kept and counted nowhere', async () => {
  const expires = Date.now() + HOUR;
  const { statusCode, headers, body } = await page(write({ expires }));
  expect(statusCode).toBe(200);
  const { document, data } = inlined(body);
  expect(document.areas).toMatchObject([
    { base: `${ORIGIN}/`, channel: 'override', integrity: {}, fallback: { release: released } },
  ]);
  expect(body).toContain(`href="${ORIGIN}/remoteEntry.js"`);
  expect(body).toMatch(/data-signature="[^"]{88}"/);
  expect(data).toMatchObject({
    reportsLoads: false,
    overrides: {
      active: [{ area: 'generator', origin: ORIGIN, until: new Date(expires).toISOString() }],
      ended: [],
    },
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['integrity-policy']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(
    /script-src 'self'( 'sha256-[^']+')+ 'wasm-unsafe-eval' http:\/\/127\.0\.0\.1:3401;/,
  );
  expect(policy).toContain('ws://127.0.0.1:3401');
  expect(policy).not.toMatch(/'unsafe-/);
});

test('other visitors never see any of it, whoever asks first', async () => {
  for (let round = 0; round < 3; round += 1) {
    const mine = await page(write(), '/tool/colors/%E6%9C%88%E7%99%BD');
    const theirs = await get('/tool/colors/%E6%9C%88%E7%99%BD');
    expect(mine.body).toContain(ORIGIN);
    expect(theirs.body).not.toContain(ORIGIN);
    expect(theirs.body).not.toContain('overrides');
    expect(inlined(theirs.body).data.reportsLoads).toBe(true);
    expect(theirs.headers).toMatchObject({
      'cache-control': 'no-cache',
      'integrity-policy': 'blocked-destinations=(script)',
    });
    expect(theirs.headers['content-security-policy']).not.toContain('127.0.0.1');
  }
});

test('an override that is over is said once and forgotten, and the page is as released', async () => {
  const { body, headers } = await page(write({ expires: Date.now() - 1 }), '/tool/colors/%E6%9C%88%E7%99%BD');
  expect(inlined(body).data.overrides).toEqual({ active: [], ended: ['generator'] });
  expect(body).toContain(`/tool/areas/generator/${released}/entry.js`);
  expect(body).not.toContain(ORIGIN);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(cookies({ headers })).toEqual([
    'danqing_override_generator=; Path=/tool/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
});

test.each([
  ['/tool/en/colors/a?hex=zz&reset-overrides&x=1', '/tool/en/colors/a?hex=zz&x=1'],
  ['/tool/?reset-overrides', '/tool/'],
  ['/tool/nothing/here?reset-overrides=', '/tool/nothing/here'],
  ['/tool//evil.example?reset-overrides', '/tool/evil.example'],
  ['/tool/%5Cevil.example?reset-overrides', '/tool/%5Cevil.example'],
])('%s ends all of them and leads to %s', async (url, target) => {
  const cookie = `danqing_override_generator=${write()}; danqing_override_gallery=${write({ area: 'gallery' })}`;
  const { statusCode, headers } = await get(url, { cookie });
  expect([statusCode, headers.location]).toEqual([303, target]);
  expect(cookies({ headers }).map((text) => String(text).split(';')[0])).toEqual([
    'danqing_override_generator=',
    'danqing_override_gallery=',
  ]);
});

const production = {
  NODE_ENV: 'production',
  OPERATOR_TOKEN: 'twenty-four-characters-at-least',
  OTP_PEPPER: 'a pepper of thirty-two characters',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'hello@danqing.example',
};
test.each([
  [production, false],
  [{ ...production, OVERRIDE_ORIGINS: 'loopback' }, true],
  [{ OVERRIDE_ORIGINS: 'none' }, false],
  [{ OVERRIDE_ORIGINS: 'https://preview.example' }, false],
])('with %j this machine is allowed: %s', async (env, allowed) => {
  const gateway = await start(env);
  const token = write();
  expect((await get(`/overrides?token=${token}`, {}, gateway)).statusCode).toBe(allowed ? 200 : 403);
  expect((await page(token, '/', gateway)).body.includes(ORIGIN)).toBe(allowed);
  await gateway.close();
});
