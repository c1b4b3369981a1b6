import { hash } from 'node:crypto';
import { MAX_OUTCOMES_PER_BEACON, type Beacon, type BeaconTokenResponse } from '@danqing/contracts/releases';
import { createDataSource, DatabaseModule, routesWithoutAccess } from '@danqing/nest-kit';
import { createTestApp } from '@danqing/test-kit';
import { NestFactory } from '@nestjs/core';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { expect, onTestFinished, test } from 'vitest';
import { ActiveReleases } from '../documents/active-releases.ts';
import { openReleaseKey, type ReleaseKey } from '../documents/release-key.ts';
import type { SmokeCheck } from '../plane/smoke-check.ts';
import { inspectRelease } from '../gate/inspect-canary.ts';
import { canaryRelease, quarantineRelease } from '../moves/operator-moves.ts';
import { pauseFailingCanary, rollbackCanary } from '../moves/rollback-canary.ts';
import { LOAD_HEALTH, type LoadHealth } from './load-health.ts';
import { releasesDatabase } from '../plane/release-plane.ts';
import { getHistory } from '../status/release-status.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestProxy } from '@danqing/nest-kit/testing';
import { VARIANT_COOKIE, VISITOR_COOKIE } from '../stream/visitor.ts';
import { newestPage, visitorOfCanary } from '../testing/open-telemetry.ts';
import { BeaconTokens } from './beacon-tokens.ts';
import { BegunPages } from './begun-pages.ts';
import type { Inspect } from './canary-inspections.ts';
import type { MoveFailing } from './canary-watch.ts';
import { NamedReleases } from './named-releases.ts';
import { LoadCounter } from './load-counter.ts';
import { telemetryParts } from './telemetry.ts';

const KEY = Symbol('RELEASE_KEY');
const RELEASES = Symbol('RELEASES_PORT');
const ROLL_BACK = Symbol('ROLL_BACK');
const PAUSE = Symbol('PAUSE');
const INSPECT = Symbol('INSPECT');
class TelemetryModule {}

const blankPage: SmokeCheck = async () => ({ check: 'smoke', verdict: 'incompatible', reason: 'blank page' });

function telemetryModule(plane: TestPlane, databaseUrl: string): DynamicModule {
  const database = getDataSourceToken('releases');
  const { environment, dataDir } = plane;
  const parts = telemetryParts({
    environment,
    releaseKey: KEY,
    releases: RELEASES,
    rollBack: ROLL_BACK,
    pause: PAUSE,
    inspect: INSPECT,
    basePath: '/tool/',
  });
  return {
    module: TelemetryModule,
    imports: [DatabaseModule.forService(releasesDatabase(databaseUrl))],
    controllers: parts.controllers,
    providers: [
      {
        provide: KEY,
        inject: [database],
        useFactory: (source: DataSource) => openReleaseKey({ database: source, dataDir }),
      },
      {
        provide: RELEASES,
        inject: [database, KEY],
        useFactory: async (source: DataSource, key: ReleaseKey) => {
          const onError = () => undefined;
          const active = new ActiveReleases({ database: source, databaseUrl, environment, key, onError });
          await active.start();
          onTestFinished(() => active.stop());
          return active;
        },
      },
      {
        provide: ROLL_BACK,
        inject: [database],
        useFactory:
          (source: DataSource): MoveFailing =>
          (failed) =>
            rollbackCanary({ ...plane, database: source }, { ...failed, actor: 'telemetry' }),
      },
      {
        provide: PAUSE,
        inject: [database],
        useFactory:
          (source: DataSource): MoveFailing =>
          (failed) =>
            pauseFailingCanary({ ...plane, database: source }, { ...failed, actor: 'telemetry' }),
      },
      {
        provide: INSPECT,
        inject: [database],
        useFactory:
          (source: DataSource): Inspect =>
          (release) =>
            inspectRelease({ ...plane, database: source, smoke: blankPage }, release),
      },
      ...parts.providers,
    ],
    exports: parts.exports,
  };
}

async function openPlane() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const stable = { area: 'gallery', release: await ship(plane, { area: 'gallery' }) };
  return { plane, stable };
}

async function openGateway(plane: TestPlane, databaseUrl = plane.databaseUrl) {
  const app = await createTestApp(telemetryModule(plane, databaseUrl));
  onTestFinished(() => app.close());
  const tokens = app.get(BeaconTokens);
  const send = (body: unknown, options: { from?: string; headers?: Record<string, string> } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/releases/beacons',
      remoteAddress: options.from ?? '192.0.2.1',
      headers: { 'content-type': 'application/json', ...options.headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const askToken = (body: object, { from = '192.0.2.1', cookie = '' } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/releases/beacons/tokens',
      remoteAddress: from,
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify(body),
    });
  const tell = async (outcomes: Beacon['outcomes'], from = '192.0.2.1', visitor: string | null = null) => {
    const { sequence } = newestPage();
    const cookie = visitor ? cookiesOf(visitor) : '';
    const { token } = (await askToken({ sequence }, { from, cookie })).json<BeaconTokenResponse>();
    return send({ token, outcomes }, { from });
  };
  const health = async (release: { area: string; release: string }) => {
    await app.get(LoadCounter).flush();
    return (await app.get<LoadHealth>(LOAD_HEALTH).read([release])).map(({ outcomes }) => outcomes);
  };
  return { app, tokens, send, tell, askToken, health };
}

/** The cookies of a visitor who gets the canary of the gallery and no other. */
const cookiesOf = (visitor: string): string =>
  `${VISITOR_COOKIE}=${visitor}; ${VARIANT_COOKIE}=${hash('sha256', 'gallery', 'base64url').slice(0, 12)}`;

async function countAll({ database }: TestPlane): Promise<number | undefined> {
  const rows = await database.query<{ loads: number }[]>(
    'select sum(loads)::integer as loads from releases.load_minutes',
  );
  return rows[0]?.loads;
}

const reportOf = (release: { area: string; release: string }, outcome: 'ok' | 'init' = 'ok') => [
  { ...release, outcome },
];

test('a page tells how its areas loaded, whoever it belongs to', async () => {
  const { plane, stable } = await openPlane();
  const { app, tell, send, tokens, health } = await openGateway(plane);
  const answer = await tell(reportOf(stable));
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  const beacon = { token: tokens.issue(newestPage(), '192.0.2.1'), outcomes: reportOf(stable) };
  const member = await send(beacon, { headers: { authorization: 'Bearer whatever' } });
  expect(member.statusCode).toBe(204);
  expect(await health(stable)).toEqual([{ ok: 2 }]);
  expect(routesWithoutAccess(app)).toEqual([]);
});

test('the answer does not say what counts', async () => {
  const { plane, stable } = await openPlane();
  const { tell, send, tokens, health } = await openGateway(plane);
  const counted = await tell(reportOf(stable));
  const token = tokens.issue(newestPage(), '192.0.2.1');
  const uncounted = [
    await send({
      token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      outcomes: reportOf(stable),
    }),
    await send({
      token: tokens.issue(newestPage(), '192.0.2.1', Date.now() - 3 * 60 * 60_000),
      outcomes: reportOf(stable),
    }),
    await send({ token: '', outcomes: reportOf(stable) }),
    await tell(reportOf({ area: 'gallery', release: '0000000000000000' })),
    await tell(reportOf({ area: 'nowhere', release: stable.release })),
    await send({
      token: tokens.issue({ sequence: 0, visitor: null }, '192.0.2.1'),
      outcomes: reportOf(stable),
    }),
  ];
  const essence = (answer: typeof counted) => {
    const { date: _date, ...headers } = answer.headers;
    return [answer.statusCode, answer.body, headers];
  };
  for (const answer of uncounted) expect(essence(answer)).toEqual(essence(counted));
  expect(await health(stable)).toEqual([{ ok: 1 }]);
  expect(await countAll(plane)).toBe(1);
});

test('what no page would send is refused', async () => {
  const { plane } = await openPlane();
  const { send } = await openGateway(plane);
  const outcome = { area: 'gallery', release: '0123456789abcdef', outcome: 'ok' };
  const bodies = {
    nothing: {},
    'no outcomes': { token: 'x', outcomes: [] },
    'too many outcomes': { token: 'x', outcomes: Array(MAX_OUTCOMES_PER_BEACON + 1).fill(outcome) },
    'an unknown outcome': { token: 'x', outcomes: [{ ...outcome, outcome: 'fine' }] },
    'no release': { token: 'x', outcomes: [{ ...outcome, release: '../..' }] },
    'no area': { token: 'x', outcomes: [{ ...outcome, area: 'A B' }] },
    'a long token': { token: 'x'.repeat(101), outcomes: [outcome] },
    'no JSON': '{',
  };
  for (const [what, body] of Object.entries(bodies)) {
    const answer = await send(body);
    expect([what, answer.statusCode, answer.json()]).toMatchObject([what, 400, { code: 'INPUT_INVALID' }]);
  }
});

test('the longest beacon that there is passes, a longer body is not read', async () => {
  const { plane } = await openPlane();
  const { send } = await openGateway(plane);
  const longest = {
    token: 'x'.repeat(100),
    outcomes: Array(MAX_OUTCOMES_PER_BEACON).fill({
      area: 'a'.repeat(31),
      release: '0'.repeat(16),
      outcome: 'integrity',
    }),
  };
  expect((await send(longest)).statusCode).toBe(204);
  const long = await send(`${JSON.stringify(longest)}${' '.repeat(8_192)}`);
  expect([long.statusCode, long.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test('text from a page of another site is refused', async () => {
  const { plane, stable } = await openPlane();
  const { send, tokens } = await openGateway(plane);
  const beacon = { token: tokens.issue(newestPage(), '192.0.2.1'), outcomes: reportOf(stable) };
  expect((await send(beacon, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(400);
});

test('other addresses answer as before', async () => {
  const { plane } = await openPlane();
  const { app } = await openGateway(plane);
  for (const method of ['GET', 'PUT', 'OPTIONS'] as const)
    expect((await app.inject({ method, url: '/api/releases/beacons' })).statusCode).toBe(404);
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
});

test('one address counts with so many pages a minute, as the trusted proxy names it', async () => {
  const { plane, stable } = await openPlane();
  const { send, tokens, health } = await openGateway(plane);
  for (let sent = 0; sent < 200; sent += 1) {
    const beacon = { token: tokens.issue(newestPage(), '192.0.2.1'), outcomes: reportOf(stable) };
    const headers = { 'x-forwarded-for': `198.51.100.${sent}, 203.0.113.1` };
    await send(beacon, { from: '127.0.0.1', headers });
  }
  const [outcomes] = await health(stable);
  expect([60, 120]).toContain(outcomes?.ok);
});

test('by itself, a canary that fails goes back, from what two gateways were told', async () => {
  const { plane, stable } = await openPlane();
  const gateways = [await openGateway(plane), await openGateway(plane)];
  const canary = {
    area: 'gallery',
    release: await publish(plane, { area: 'gallery', files: { 'a.js': '2' } }),
  };
  await canaryRelease(plane, { ...canary, weight: 10, actor: 'operator', reason: 'try it' });
  const newest = async () => (await getHistory(plane, { area: 'gallery', limit: 1 }))[0];
  // Gateways drop reports about a canary until they have read the move, so the test retries.
  const visitor = { count: 0 };
  await expect
    .poll(async () => {
      for (const { tell } of gateways) {
        const from = () => `10.0.${(visitor.count += 1) >> 8}.${visitor.count & 255}`;
        for (let load = 0; load < 20; load += 1) await tell(reportOf(stable), from());
        for (let load = 0; load < 5; load += 1)
          await tell(reportOf(canary, 'init'), from(), visitorOfCanary('gallery'));
      }
      return (await newest())?.action;
    })
    .toBe('quarantine');
  expect(await newest()).toMatchObject({ to: canary.release, actor: 'telemetry' });
});

test('what was told while the database was away is counted when it is back', async () => {
  const { plane, stable } = await openPlane();
  const proxy = await openTestProxy(plane.databaseUrl);
  const { tell, health } = await openGateway(plane, proxy.url);
  await tell(reportOf(stable), '192.0.2.1');
  expect(await health(stable)).toEqual([{ ok: 1 }]);
  await proxy.cut();
  expect((await tell(reportOf(stable), '192.0.2.2')).statusCode).toBe(204);
  await expect(health(stable)).rejects.toThrow();
  await proxy.restore();
  await expect.poll(() => health(stable).catch(() => null)).toEqual([{ ok: 2 }]);
});

test('what was told last is counted when the gateway stops', async () => {
  const { plane, stable } = await openPlane();
  const { app, tell } = await openGateway(plane);
  await tell(reportOf(stable));
  await app.close();
  expect(await countAll(plane)).toBe(1);
});

test('the parts work without an HTTP server, and stop', async () => {
  const { plane } = await openPlane();
  const app = await NestFactory.createApplicationContext(telemetryModule(plane, plane.databaseUrl), {
    logger: false,
  });
  expect(app.get(BeaconTokens).issue(newestPage(), '192.0.2.1')).toHaveLength(88);
  await app.close();
});

test('a token is given for any page, and is of the page that it names', async () => {
  const { plane } = await openPlane();
  const { askToken, tokens } = await openGateway(plane);
  for (const body of [{ sequence: 0 }, { sequence: 2 ** 48 - 1 }, { sequence: 1, begun: 'nowhere' }]) {
    const answer = await askToken(body);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const page = tokens.check(answer.json<BeaconTokenResponse>().token);
    expect(page).toMatchObject({ sequence: body.sequence, visitor: null });
    expect([page?.isFrom('192.0.2.1'), page?.isFrom('192.0.2.2')]).toEqual([true, false]);
  }
  for (const body of [{}, { sequence: -1 }, { sequence: 2 ** 48 }, { sequence: 1, begun: 'A B' }])
    expect((await askToken(body)).statusCode).toBe(400);
});

test('a page that begins counts once per network, as the release of its visitor, and only during a canary', async () => {
  const { plane, stable } = await openPlane();
  const { app, askToken, tokens } = await openGateway(plane);
  const release = await publish(plane, { area: 'gallery', files: { 'a.js': '2' } });
  const rows = async () => {
    await app.get(BegunPages).flush();
    return plane.database.query<{ release: string }[]>(
      'select release from releases.begun_pages order by at',
    );
  };
  const begin = async (from: string, cookie = '') =>
    askToken({ sequence: newestPage().sequence, begun: 'gallery' }, { from, cookie });
  await begin('192.0.2.1');
  expect(await rows()).toEqual([]);
  await canaryRelease(plane, { area: 'gallery', release, weight: 10, actor: 'operator', reason: 'try it' });
  await app.get(NamedReleases).refresh();
  const visitor = visitorOfCanary('gallery');
  const canary = cookiesOf(visitor);
  const { sequence } = newestPage();
  // The gateway is notified of the canary.
  await expect
    .poll(async () => {
      const answer = await askToken({ sequence }, { cookie: canary });
      return tokens.check(answer.json<BeaconTokenResponse>().token)?.visitor;
    })
    .toBe(visitor);
  await begin('192.0.2.2');
  await begin('192.0.2.2', canary);
  await begin('192.0.2.3', canary);
  await begin('192.0.2.4', 'danqing_preview=x');
  await askToken({ sequence: newestPage().sequence }, { from: '192.0.2.5' });
  // The gateway may be writing the pages just now.
  await expect.poll(async () => (await rows()).map((row) => row.release)).toEqual([stable.release, release]);
});

test('a page from a cache belongs to no visitor, and the next one gets its canaries', async () => {
  const { plane } = await openPlane();
  const { app, askToken, tokens } = await openGateway(plane);
  const ask = async (cookie = '') => {
    const answer = await askToken({ sequence: newestPage().sequence }, { cookie });
    const page = tokens.check(answer.json<BeaconTokenResponse>().token);
    return { visitor: page?.visitor, cookies: [answer.headers['set-cookie'] ?? []].flat() };
  };
  expect(await ask()).toEqual({ visitor: null, cookies: [] });
  const release = await publish(plane, { area: 'gallery', files: { 'a.js': '2' } });
  await canaryRelease(plane, { area: 'gallery', release, weight: 10, actor: 'operator', reason: 'try it' });
  await app.get(NamedReleases).refresh();

  const fresh = await ask();
  expect(fresh.visitor).toBeNull();
  expect(fresh.cookies[0]).toMatch(
    /^danqing_visitor=[\w-]{22}; Path=\/tool\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
  );

  const visitor = visitorOfCanary('gallery');
  const behind = await ask(`${VISITOR_COOKIE}=${visitor}`);
  expect(behind).toEqual({
    visitor: null,
    cookies: [expect.stringMatching(/^danqing_variant=[\w-]{12}; Path=\/tool\/; Max-Age=15552000;/)],
  });
  expect(await ask(cookiesOf(visitor))).toEqual({ visitor, cookies: [] });

  const invented = await ask(`${VARIANT_COOKIE}=AbCdEfGhIj_-; ${VISITOR_COOKIE}=${visitor}`);
  expect(invented).toEqual(behind);
  await quarantineRelease(plane, { area: 'gallery', release, actor: 'operator', reason: 'it is over' });
  await expect
    .poll(() => ask(cookiesOf(visitor)))
    .toEqual({
      visitor: null,
      cookies: [expect.stringMatching(/^danqing_variant=; Path=\/tool\/; Max-Age=0;/)],
    });
  expect(await ask(`${VISITOR_COOKIE}=${visitor}`)).toEqual({ visitor, cookies: [] });
});

test('the migration can be taken back and made again', async () => {
  const { plane } = await openPlane();
  const database = releasesDatabase(plane.databaseUrl);
  const { CountLoads1795219260000: migration } =
    await import('../database/migrations/1795219260000-count-loads.ts');
  const migrations = [...new Set([...database.migrations, migration])];
  const source = await createDataSource({ ...database, migrations });
  onTestFinished(() => source.destroy());
  const exists = () => source.query(`select to_regclass('releases.load_minutes') is not null as found`);
  while ((await exists())[0].found) await source.undoLastMigration();
  await source.runMigrations();
  expect(await exists()).toEqual([{ found: true }]);
});
