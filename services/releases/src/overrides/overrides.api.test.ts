import {
  verifyDocument,
  type OverrideResponse,
  type OverrideRequest,
  type ReleasesPort,
} from '@danqing/contracts/releases';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { expect, test } from 'vitest';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import { countReports } from '../testing/count-reports.ts';
import { openTestPlane, ship } from '../testing/open-plane.ts';
import { openTestSite, operator, OPERATOR_TOKEN, publisherToken } from '../testing/open-site.ts';
import { describeBuild, type BuildOverrides } from '../testing/release-build.ts';
import { SiteRefusedError } from '../upload/site-request.ts';
import { OVERRIDE_COOKIE } from './override-cookies.ts';
import { LOOPBACK_ORIGINS, NO_ORIGINS } from './override-origins.ts';
import { Overrides } from './overrides.ts';
import { requestOverride } from './request-override.ts';

const ORIGIN = 'http://127.0.0.1:3401';
const sources = (build: BuildOverrides = {}, origin = ORIGIN): OverrideRequest => {
  const { manifest, shared } = describeBuild(build);
  return { origin, manifest, shared, externalRuntime: true };
};

async function openSite(overrideOrigins = LOOPBACK_ORIGINS) {
  const plane = await openTestPlane();
  for (const area of ['shell', 'generator', 'gallery']) await ship(plane, { area });
  const site = await openTestSite(plane, { overrideOrigins });
  const token = await publisherToken(plane, 'generator');
  const ask = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    site.app.inject({
      method: 'POST',
      url: '/api/releases/overrides',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  return { plane, site, token, ask };
}

test('the publisher of an area and an operator get a token for an hour, and nobody else', async () => {
  const { plane, site, ask } = await openSite();
  for (const headers of [undefined, operator()]) {
    const answer = await ask(sources(), headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { token, until, ...rest } = answer.json<OverrideResponse>();
    expect(rest).toEqual({ area: 'generator', origin: ORIGIN });
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(site.app.get(Overrides).read(token)).toMatchObject({ area: 'generator', origin: ORIGIN });
  }
  const gallery = await publisherToken(plane, 'gallery');
  const strangers: [string, Record<string, string>, number, string][] = [
    ['a visitor', {}, 401, 'UNAUTHENTICATED'],
    ['a member', { authorization: 'Bearer a-members-token' }, 401, 'UNAUTHENTICATED'],
    ['the publisher of another area', { authorization: `Bearer ${gallery}` }, 403, 'FORBIDDEN'],
    ['a former publisher', { authorization: `Bearer ${gallery}x` }, 401, 'UNAUTHENTICATED'],
    ['half an operator', operator(`${OPERATOR_TOKEN}x`), 401, 'UNAUTHENTICATED'],
  ];
  for (const [who, headers, status, code] of strangers) {
    const answer = await ask(sources(), headers);
    expect([who, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([who, status, code]);
  }
  expect(routesWithoutAccess(site.app)).toEqual([]);
});

test.each([
  ['https://elsewhere.example', LOOPBACK_ORIGINS],
  ['http://127.0.0.1:3401/', LOOPBACK_ORIGINS],
  ["http://localhost:1 'unsafe-eval'", LOOPBACK_ORIGINS],
  [ORIGIN, NO_ORIGINS],
])('code from %j is refused where %j is allowed', async (origin, allowed) => {
  const { ask } = await openSite(allowed);
  const answer = await ask(sources({}, origin), operator());
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { code: 'OVERRIDE_ORIGIN_REFUSED', message: expect.stringContaining('OVERRIDE_ORIGINS') },
  ]);
});

const routes = Array.from(
  { length: 400 },
  (_, index) => `/generator/${(index * 7919).toString(36)}-${index * 104729}`,
);
const unfit: [string, BuildOverrides, number, string, string][] = [
  ['the shell', { area: 'shell' }, 409, 'SHELL_NOT_OVERRIDABLE', ''],
  ['a page of another area', { routes: ['/gallery'] }, 409, 'GATE_REFUSED', 'routes: incompatible'],
  ['a newer shell', { contract: '^2.0.0' }, 409, 'GATE_REFUSED', 'contract: incompatible'],
  ['another React', { shared: { react: '^18.0.0' } }, 409, 'GATE_REFUSED', 'shared: incompatible'],
  ['more than a cookie holds', { routes }, 413, 'OVERRIDE_TOO_LARGE', ''],
];
test('what would not fit the running site is refused, with every reason', async () => {
  const { ask } = await openSite();
  for (const [what, build, status, code, problem] of unfit) {
    const answer = await ask(sources(build), operator());
    const { problems, ...body } = answer.json<{ code: string; problems: string[] }>();
    expect([what, answer.statusCode, body.code]).toEqual([what, status, code]);
    expect(problems.join()).toContain(problem);
  }
});

test('what is no request is none', async () => {
  const { ask } = await openSite();
  const bodies = {
    nothing: {},
    'no origin': { ...sources(), origin: undefined },
    'a manifest that is none': { ...sources(), manifest: { area: 'generator' } },
    'an endless origin': sources({}, `http://localhost${'1'.repeat(300)}`),
  };
  for (const [what, body] of Object.entries(bodies)) {
    const answer = await ask(body, operator());
    expect([what, answer.statusCode, answer.json()]).toMatchObject([what, 400, { code: 'INPUT_INVALID' }]);
  }
});

test('an area that the site does not have yet can be tried', async () => {
  const { ask } = await openSite();
  expect((await ask(sources({ area: 'new-area' }), operator())).statusCode).toBe(200);
});

test('the command line asks with the token it was given, and says why it is refused', async () => {
  const { site, token } = await openSite();
  const at = { url: site.url, token, retryMs: 1 };
  expect(await requestOverride(at, sources())).toMatchObject({ area: 'generator', origin: ORIGIN });
  await expect(requestOverride(at, sources({ area: 'gallery' }))).rejects.toThrow(SiteRefusedError);
  await expect(requestOverride(at, sources({}, 'https://x.example'))).rejects.toThrow(
    'OVERRIDE_ORIGIN_REFUSED: This site does not load code from https://x.example. OVERRIDE_ORIGINS allows: loopback.',
  );
});

test('documents with an override are signed, made for one call, and nobody else gets them', async () => {
  const { site, ask } = await openSite();
  const { token } = (await ask(sources())).json<OverrideResponse>();
  const releases = site.app.get<ReleasesPort>(RELEASES_PORT);
  const override = site.app.get(Overrides).read(token);
  const before = await releases.getDocument(null);
  const overridden = (await releases.getDocument(null, [override]))!;
  expect(await verifyDocument(overridden, releases.publicKey, before!.document)).toMatchObject({
    verdict: 'valid',
    document: {
      areas: [
        { area: 'gallery', channel: 'stable' },
        { area: 'generator', base: `${ORIGIN}/` },
      ],
    },
  });
  expect(await releases.getDocument(null)).toBe(before);
  expect(before?.text).not.toContain(ORIGIN);
});

test('the push to open tabs knows no overrides', async () => {
  const { site, ask } = await openSite();
  const { token } = (await ask(sources())).json<OverrideResponse>();
  const stop = new AbortController();
  const response = await fetch(`${site.url}/api/releases/stream`, {
    headers: { cookie: `${OVERRIDE_COOKIE}generator=${token}` },
    signal: stop.signal,
  });
  const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read();
  stop.abort();
  expect(value).toContain('generator');
  expect(value).not.toContain(ORIGIN);
});

test('nothing is counted of a browser with an override, whether it still holds or not', async () => {
  const { plane, site, ask } = await openSite();
  const { token } = (await ask(sources())).json<OverrideResponse>();
  const release = await ship(plane, { area: 'gallery', files: { 'a.js': '2' } });
  const { report, counted } = countReports(site, plane, { area: 'gallery', release });
  await expect.poll(async () => [await report(), (await counted()) > 0]).toEqual([204, true]);
  const before = await counted();
  for (const value of [token, 'over'])
    expect(await report({ cookie: `${OVERRIDE_COOKIE}generator=${value}` })).toBe(204);
  expect(await counted()).toBe(before);
});
