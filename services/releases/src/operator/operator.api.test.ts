import type { MoveRequest, OperatorHistory, OperatorOverview } from '@danqing/contracts';
import { expect, test } from 'vitest';
import {
  activateRelease,
  canaryRelease,
  killArea,
  quarantineRelease,
  reviveArea,
} from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { openTestSite, operator, publisherToken, type TestSite } from '../testing/open-site.ts';

const by = { actor: 'builder', reason: 'test' };
const nextBuild = { files: { 'entry.js': 'next()' } };

const get = (site: TestSite, path: string, headers: Record<string, string> = operator()) =>
  site.app.inject({ method: 'GET', url: `/api/operator/${path}`, headers });
const post = (site: TestSite, path: string, payload: object, headers: Record<string, string> = operator()) =>
  site.app.inject({ method: 'POST', url: `/api/operator/${path}`, payload, headers });
const move = (site: TestSite, area: string, request: MoveRequest) =>
  post(site, `areas/${area}/moves`, request);
const overview = async (site: TestSite) => (await get(site, 'overview')).json<OperatorOverview>();

/** A shell and two releases of one area, the first of which is active: two moves. */
async function openShippedSite() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane);
  const second = await publish(plane, nextBuild);
  return { plane, first, second, site: await openTestSite(plane) };
}

test('the overview tells of every area what runs, what could, and how it is doing', async () => {
  const { plane, first, second } = await openShippedSite();
  await canaryRelease(plane, { ...by, area: 'generator', release: second, weight: 10 });
  const minutes = [{ minute: '2026-01-01T00:00:00.000Z', loads: 5, failures: 1 }];
  const asked: object[] = [];
  const site = await openTestSite(plane, {
    health: {
      async read(running) {
        asked.push(...running);
        return [{ area: 'generator', release: second, minutes, outcomes: { ok: 4, chunk: 1 } }];
      },
    },
  });
  const answer = await get(site, 'overview');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    environment: 'production',
    sequence: 3,
    areas: [
      {
        area: 'generator',
        name: expect.objectContaining({ en: expect.any(String), zh: expect.any(String) }),
        pointer: { stable: first, canary: { release: second, weight: 10 }, killed: false },
        lastMove: expect.objectContaining({ sequence: 3, action: 'canary', actor: 'builder' }),
        releases: [second, first].map((release) => ({
          release,
          build: '0123456789ab',
          contract: '^1.0.0',
          commit: null,
          dirty: false,
          publisher: 'builder',
          published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          size: expect.any(Number),
          quarantined: false,
        })),
        health: [
          { release: first, minutes: [], outcomes: {} },
          { release: second, minutes, outcomes: { ok: 4, chunk: 1 } },
        ],
      },
      expect.objectContaining({ area: 'shell', lastMove: expect.objectContaining({ sequence: 1 }) }),
    ],
  });
  expect(asked).toContainEqual({ area: 'generator', release: first });
});

test('the overview lists the twenty newest releases, and those that run however old', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const oldest = await ship(plane);
  for (let build = 0; build < 20; build++) await publish(plane, { files: { 'entry.js': `build(${build})` } });
  const [area] = (await overview(await openTestSite(plane))).areas;
  expect(area?.releases).toHaveLength(21);
  expect(area?.releases.at(-1)?.release).toBe(oldest);
});

test('a release in quarantine is marked', async () => {
  const { plane, site, second } = await openShippedSite();
  await quarantineRelease(plane, { ...by, area: 'generator', release: second });
  const [area] = (await overview(site)).areas;
  expect(area?.releases.filter(({ quarantined }) => quarantined)).toMatchObject([{ release: second }]);
});

test('the history comes newest first, in pages', async () => {
  const { plane, site } = await openShippedSite();
  for (const turn of [killArea, reviveArea, killArea]) await turn(plane, { ...by, area: 'generator' });
  const page = async (query: string) =>
    (await get(site, `areas/generator/history?${query}`))
      .json<OperatorHistory>()
      .events.map(({ sequence }) => sequence);
  expect(await page('')).toEqual([5, 4, 3, 2]);
  expect(await page('limit=3')).toEqual([5, 4, 3]);
  expect(await page('limit=3&before=3')).toEqual([2]);
  expect(await page('before=2')).toEqual([]);
  expect((await get(site, 'areas/generator/history?limit=1')).json()).toMatchObject({
    events: [{ area: 'generator', action: 'kill', actor: 'builder', gate: null, evidence: null }],
  });
  expect((await get(site, 'areas/gallery/history')).json()).toEqual({ events: [] });
});

test('a release is found by its first digits, with its whole descriptor', async () => {
  const { site, second } = await openShippedSite();
  const answer = await get(site, `areas/generator/releases/${second.slice(0, 8)}`);
  expect(answer.json()).toMatchObject({
    summary: { release: second, publisher: 'builder', quarantined: false },
    descriptor: { manifest: { area: 'generator' }, scripts: ['entry.js'] },
  });
});

test('a check says what the gate thinks and moves nothing', async () => {
  const { plane, site, second } = await openShippedSite();
  const good = await post(site, 'areas/generator/check', { release: second });
  expect([good.statusCode, good.json()]).toMatchObject([200, { verdict: 'compatible' }]);
  const conflicting = await publish(plane, { area: 'gallery', routes: ['/generator'] });
  const bad = await post(site, 'areas/gallery/check', { release: conflicting });
  expect(bad.json()).toMatchObject({ verdict: 'incompatible' });
  expect((await overview(site)).sequence).toBe(2);
});

test('an operator makes every kind of move, under their own name', async () => {
  const { site, first, second } = await openShippedSite();
  const stable = (release: string) => ({ stable: release, canary: null, killed: false });
  const steps: [MoveRequest, object][] = [
    [
      { action: 'canary', release: second.slice(0, 6), weight: 5, reason: 'try', seen: 2 },
      { to: second, pointer: { ...stable(first), canary: { release: second, weight: 5 } } },
    ],
    [{ action: 'promote', reason: 'good', seen: 3 }, { pointer: stable(second) }],
    [{ action: 'rollback', reason: 'not good', seen: 4 }, { pointer: stable(first) }],
    [{ action: 'quarantine', release: second, reason: 'look at it', seen: 5 }, { to: second }],
    [{ action: 'unquarantine', release: second, reason: 'fixed', seen: 6 }, { to: second }],
    [{ action: 'activate', release: second, reason: 'again', seen: 7 }, { pointer: stable(second) }],
    [
      { action: 'kill', reason: 'everything is wrong', seen: 8 },
      { pointer: { ...stable(second), killed: true } },
    ],
    [{ action: 'revive', reason: 'it was not', seen: 9 }, { pointer: stable(second) }],
    [{ action: 'rollback', release: first, reason: 'to the first', seen: 10 }, { pointer: stable(first) }],
  ];
  for (const [request, expected] of steps) {
    const answer = await move(site, 'generator', request);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { event: { action: request.action, reason: request.reason, actor: 'operator 林澄', ...expected } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a move to where the pointer stands already is no event', async () => {
  const { site, first } = await openShippedSite();
  const answer = await move(site, 'generator', {
    action: 'activate',
    release: first,
    reason: 'again',
    seen: 2,
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { event: null }]);
});

test('the first release of an area is activated by who has seen nothing of it', async () => {
  const { plane, site } = await openShippedSite();
  const release = await publish(plane, { area: 'gallery' });
  const request: MoveRequest = { action: 'activate', release, reason: 'first', seen: 0 };
  expect((await move(site, 'gallery', request)).json()).toMatchObject({ event: { sequence: 3 } });
});

test('of two operators who saw the same, one moves and the other is told', async () => {
  const { site } = await openShippedSite();
  const request: MoveRequest = { action: 'kill', reason: 'now', seen: 2 };
  const answers = await Promise.all([move(site, 'generator', request), move(site, 'generator', request)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json()).toEqual({
    success: false,
    code: 'POINTER_MOVED',
    message: expect.stringContaining('Somebody else moved generator'),
    error: expect.stringContaining('Nothing was changed'),
    problems: [],
    gate: null,
    traceId: expect.any(String),
  });
  expect((await overview(site)).sequence).toBe(3);
});

test('a move that was decided on an old view is refused', async () => {
  const { plane, site, second } = await openShippedSite();
  await activateRelease(plane, { ...by, area: 'generator', release: second });
  const answer = await move(site, 'generator', { action: 'rollback', reason: 'old view', seen: 2 });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'POINTER_MOVED' }]);
});

test('what the gate refuses comes with everything it found, and is done by force with a mark', async () => {
  const { plane, site } = await openShippedSite();
  const release = await publish(plane, { area: 'gallery', routes: ['/generator'] });
  const request: MoveRequest = { action: 'activate', release, reason: 'show', seen: 0 };
  const refused = await move(site, 'gallery', request);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'GATE_REFUSED',
      problems: expect.arrayContaining([expect.stringContaining('routes: incompatible: /generator')]),
      gate: { verdict: 'incompatible' },
    },
  ]);
  const forced = await move(site, 'gallery', { ...request, force: true });
  expect(forced.json()).toMatchObject({ event: { forced: true, gate: { verdict: 'incompatible' } } });
});

test.each<[string, string, MoveRequest, number, string]>([
  [
    'a release that is not there',
    'generator',
    { action: 'activate', release: 'abcdef', reason: 'x', seen: 2 },
    404,
    'RELEASE_NOT_FOUND',
  ],
  [
    'an area that was never active',
    'gallery',
    { action: 'kill', reason: 'x', seen: 0 },
    409,
    'AREA_NOT_ACTIVE',
  ],
  ['the shell', 'shell', { action: 'kill', reason: 'x', seen: 1 }, 409, 'SHELL_NOT_KILLABLE'],
  ['no canary', 'generator', { action: 'promote', reason: 'x', seen: 2 }, 409, 'NO_CANARY'],
])('a move of %s is refused with its code', async (_, area, request, status, code) => {
  const { site } = await openShippedSite();
  const answer = await move(site, area, request);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('requests of a wrong form are refused before anything is looked up', async () => {
  const { site } = await openShippedSite();
  const fine = { action: 'kill', reason: 'x', seen: 2 };
  const wrong: [string, object][] = [
    ['areas/generator/moves', { ...fine, action: 'explode' }],
    ['areas/generator/moves', { ...fine, reason: '  ' }],
    ['areas/generator/moves', { ...fine, reason: 'x'.repeat(501) }],
    ['areas/generator/moves', { action: 'kill', reason: 'x' }],
    ['areas/generator/moves', { ...fine, seen: -1 }],
    ['areas/generator/moves', { ...fine, action: 'canary', release: 'abcdef', weight: 100 }],
    ['areas/generator/moves', { ...fine, action: 'activate', release: 'ABCDEF' }],
    ['areas/Generator/moves', fine],
    ['areas/generator/check', { release: "abcdef' or true" }],
  ];
  for (const [path, body] of wrong) {
    const answer = await post(site, path, body);
    expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      path,
      400,
      'INPUT_INVALID',
    ]);
  }
  for (const path of [
    'areas/generator/history?limit=0',
    'areas/generator/history?limit=101',
    'areas/generator/history?before=x',
    'areas/generator/releases/xyz',
  ])
    expect([path, (await get(site, path)).statusCode]).toEqual([path, 400]);
  const form = await site.app.inject({
    method: 'POST',
    url: '/api/operator/areas/generator/moves',
    headers: { ...operator(), 'content-type': 'text/plain' },
    payload: JSON.stringify(fine),
  });
  expect(form.statusCode).toBe(400);
  expect((await overview(site)).sequence).toBe(2);
});

test('a move needs a name', async () => {
  const { site } = await openShippedSite();
  const { authorization } = operator();
  const answer = await post(
    site,
    'areas/generator/moves',
    { action: 'kill', reason: 'x', seen: 2 },
    { authorization },
  );
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: 'x-operator' }]);
});

test('nobody but an operator gets anything, and no other site may ask', async () => {
  const { plane, site, second } = await openShippedSite();
  const strangers: [string, Record<string, string>][] = [
    ['a visitor', {}],
    ['somebody with a wrong token', operator('a-token-that-is-not-the-one')],
    ['a publisher', operator(await publisherToken(plane, 'generator'))],
  ];
  const requests: ['GET' | 'POST' | 'DELETE', string][] = [
    ['GET', 'overview'],
    ['GET', 'stream'],
    ['GET', 'areas/generator/history'],
    ['GET', `areas/generator/releases/${second}`],
    ['POST', 'areas/generator/check'],
    ['POST', 'areas/generator/moves'],
    ['GET', 'publishers'],
    ['POST', 'publishers'],
    ['DELETE', 'publishers/1'],
  ];
  for (const [who, headers] of strangers) {
    for (const [index, [method, path]] of requests.entries()) {
      const answer = await site.app.inject({
        method,
        url: `/api/operator/${path}`,
        headers: { ...headers, origin: 'https://elsewhere.example' },
        remoteAddress: `198.51.100.${index + 1}`,
        ...(method === 'POST' && { payload: { action: 'kill', reason: 'x', seen: 2, release: second } }),
      });
      expect([who, path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        who,
        path,
        401,
        'UNAUTHENTICATED',
      ]);
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect(allowed).toEqual([]);
    }
  }
  expect((await overview(site)).sequence).toBe(2);
});

test('an address that guesses is locked out for a while, and others are not', async () => {
  const { site } = await openShippedSite();
  const look = (token: string, remoteAddress: string) =>
    site.app.inject({ url: '/api/operator/overview', headers: operator(token), remoteAddress });
  for (let guess = 0; guess < 10; guess++) await look(`guess-${guess}`, '203.0.113.9');
  const { authorization } = operator();
  const right = authorization.replace('Bearer ', '');
  const refused = await look(right, '203.0.113.9');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await look(right, '203.0.113.10')).statusCode).toBe(200);
});
