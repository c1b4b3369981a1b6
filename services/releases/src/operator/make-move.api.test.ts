import type { MoveRequest } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { activateRelease } from '../moves/operator-moves.ts';
import { publish } from '../testing/open-plane.ts';
import { by, move, openShippedSite, overview, post } from '../testing/open-shipped-site.ts';

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
    [
      { action: 'pause', reason: 'look first', seen: 3 },
      { pointer: { ...stable(first), canary: { release: second, weight: 0 } } },
    ],
    [{ action: 'promote', reason: 'good', seen: 4 }, { pointer: stable(second) }],
    [{ action: 'rollback', reason: 'not good', seen: 5 }, { pointer: stable(first) }],
    [{ action: 'quarantine', release: second, reason: 'look at it', seen: 6 }, { to: second }],
    [{ action: 'unquarantine', release: second, reason: 'fixed', seen: 7 }, { to: second }],
    [{ action: 'activate', release: second, reason: 'again', seen: 8 }, { pointer: stable(second) }],
    [
      { action: 'kill', reason: 'everything is wrong', seen: 9 },
      { pointer: { ...stable(second), killed: true } },
    ],
    [{ action: 'revive', reason: 'it was not', seen: 10 }, { pointer: stable(second) }],
    [{ action: 'rollback', release: first, reason: 'to the first', seen: 11 }, { pointer: stable(first) }],
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
  ['the shell for good', 'shell', { action: 'retire', reason: 'x', seen: 1 }, 409, 'SHELL_NOT_RETIRABLE'],
  ['no canary', 'generator', { action: 'promote', reason: 'x', seen: 2 }, 409, 'NO_CANARY'],
])('a move of %s is refused with its code', async (_, area, request, status, code) => {
  const { site } = await openShippedSite();
  const answer = await move(site, area, request);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

test('an area is retired, stays in the overview, and is moved by an activation alone', async () => {
  const { site } = await openShippedSite();
  const retired = await move(site, 'generator', { action: 'retire', reason: 'closed', seen: 2 });
  expect(retired.json()).toMatchObject({ event: { action: 'retire', pointer: { retired: true } } });
  const refused = await move(site, 'generator', { action: 'revive', reason: 'x', seen: 3 });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'AREA_RETIRED']);
});
