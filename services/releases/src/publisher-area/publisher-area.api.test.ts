import type { CreatedPublisher, PublisherArea, PublisherMove } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite, operator, type TestSite } from '../testing/open-site.ts';
import { createPublisher } from '../upload/publishers.ts';

interface Pipeline {
  moves?: PublisherMove[];
  area?: string;
  site?: string;
}

async function openPipeline({ moves = [], area = 'generator', site: audience }: Pipeline = {}) {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, { files: { 'entry.js': 'first()' } });
  const site = await openTestSite(plane, { publicUrl: 'https://danqing.example/' });
  const created = await createPublisher(plane, {
    name: 'ci',
    area,
    actor: 'li',
    moves,
    site: audience ?? null,
  });
  return { plane, first, site, ...created, ...callsOf(site, created.token) };
}

const callsOf = (site: TestSite, token: string) => {
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/api/releases/area${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return {
    call,
    read: async () => (await call('GET', '')).json<PublisherArea>(),
    move: async (move: object) => {
      const answer = await call('POST', '/moves', { reason: 'build 812', ...move });
      return {
        status: answer.statusCode,
        ...answer.json<{ code?: string; needs?: object; event?: object }>(),
      };
    },
  };
};

const newRelease = (plane: TestPlane, area = 'generator') =>
  publish(plane, { area, files: { 'entry.js': 'second()' } });

test('a pipeline reads its area and makes the moves that its token allows', async () => {
  const { plane, first, site, read, move } = await openPipeline({ moves: ['canary', 'rollback'] });
  const second = await newRelease(plane);
  const area = await read();
  expect(area).toMatchObject({
    environment: 'production',
    area: 'generator',
    moves: ['canary', 'rollback'],
    expires_at: expect.any(String),
    pointer: { stable: first, canary: null },
    sequence: 2,
    lastMove: { sequence: 2, to: first },
    releases: [{ release: second, quarantined: false }, { release: first }],
    rollbackTarget: null,
  });
  const canary = await move({
    action: 'canary',
    release: second.slice(0, 6),
    weight: 5,
    seen: area.sequence,
  });
  expect(canary).toMatchObject({
    status: 200,
    event: { sequence: 3, actor: 'publisher ci', reason: 'build 812', to: second, forced: false },
  });
  expect(await move({ action: 'pause', seen: 2 })).toMatchObject({ status: 409, code: 'POINTER_MOVED' });
  expect(await move({ action: 'rollback', seen: 3 })).toMatchObject({ status: 200 });
  expect((await read()).pointer).toEqual({ stable: first, canary: null, killed: false });
  const changes = site.events.filter(({ action }) => action === 'publisher-change');
  const event = { actor: 'publisher ci', subject: 'area generator', address: '127.0.0.1' };
  expect(changes).toMatchObject([
    { ...event, result: 'allowed', detail: `canary ${second.slice(0, 6)}` },
    { ...event, result: 'refused', detail: 'pause: POINTER_MOVED' },
    { ...event, result: 'allowed', detail: 'rollback' },
  ]);
});

test.each([
  [[], { action: 'canary', release: '000000', weight: 5 }, 'canary'],
  [['canary', 'rollback'], { action: 'activate', release: '000000' }, 'activate'],
  [['canary'], { action: 'promote' }, 'activate'],
  [['activate'], { action: 'rollback' }, 'rollback'],
  [['rollback'], { action: 'retire' }, 'kill'],
] as const)('a token for %j does not %j', async (moves, request, right) => {
  const { site, move, read } = await openPipeline({ moves: [...moves] });
  expect(await move({ ...request, seen: 2 })).toMatchObject({
    status: 403,
    code: 'RIGHT_REQUIRED',
    needs: { area: 'generator', right },
  });
  expect((await read()).sequence).toBe(2);
  expect(site.events).toContainEqual(
    expect.objectContaining({ result: 'refused', detail: `lacks the right ${right}` }),
  );
});

test('a token never moves by force, and the shell only with activate', async () => {
  const { move, plane } = await openPipeline({ moves: ['canary', 'activate', 'rollback', 'kill'] });
  const release = await newRelease(plane);
  expect(await move({ action: 'activate', release, seen: 2, force: true })).toMatchObject({
    status: 400,
    code: 'INPUT_INVALID',
  });
  const shell = await openPipeline({ area: 'shell', moves: ['rollback'] });
  expect(await shell.move({ action: 'rollback', seen: 1 })).toMatchObject({
    status: 403,
    needs: { area: 'shell', right: 'activate' },
  });
  expect(await shell.read()).toMatchObject({ area: 'shell', sequence: 1 });
});

test('a pipeline of a new area finds nothing yet', async () => {
  const { read } = await openPipeline({ area: 'palettes' });
  expect(await read()).toMatchObject({ pointer: null, sequence: 0, lastMove: null, releases: [] });
});

test('a token that has expired is refused everywhere, and says so', async () => {
  const { plane, call, site, publisher } = await openPipeline({ moves: ['canary'] });
  await plane.database.query(`update releases.publishers set expires_at = now() where id = $1`, [
    publisher.id,
  ]);
  for (const answer of [await call('GET', ''), await call('POST', '/moves', {})])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'TOKEN_EXPIRED']);
  expect(site.events.at(-1)).toMatchObject({
    actor: 'publisher ci',
    result: 'refused',
    detail: 'TOKEN_EXPIRED',
  });
});

test('a token is refused at another site and in another environment', async () => {
  const elsewhere = await openPipeline({ site: 'https://copy.example/' });
  const refused = await elsewhere.call('GET', '');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'TOKEN_AUDIENCE']);
  const here = await openPipeline({ site: 'https://danqing.example/' });
  expect((await here.call('GET', '')).statusCode).toBe(200);
  const { plane, token } = await openPipeline();
  const staging = await openTestSite(plane, { environment: 'staging' });
  const answer = await callsOf(staging, token).call('GET', '');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'TOKEN_AUDIENCE']);
});

test('a token from before has no expiry and no audience, and only publishes', async () => {
  const { plane, call, read, move } = await openPipeline({ moves: ['canary'] });
  await plane.database.query(
    `update releases.publishers set moves = default, expires_at = default, environment = default, site = default`,
  );
  expect((await call('GET', '')).statusCode).toBe(200);
  expect(await read()).toMatchObject({ moves: [], expires_at: null });
  expect(await move({ action: 'pause', seen: 2 })).toMatchObject({ status: 403 });
});

test('a token makes at most 60 moves in an hour', async () => {
  const { plane, move, publisher } = await openPipeline({ moves: ['canary'] });
  expect(await move({ action: 'pause', seen: 2 })).toMatchObject({ status: 409, code: 'NO_CANARY' });
  await plane.database.query(`update rate_limits set count = 60 where subject = $1`, [
    `moves of publisher ${publisher.id}`,
  ]);
  expect(await move({ action: 'pause', seen: 2 })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

test('an operator gives a token no right that they lack', async () => {
  const plane = await openTestPlane();
  const site = await openTestSite(plane, {
    grants: {
      林澄: [
        { area: 'generator', right: 'publish' },
        { area: 'generator', right: 'canary' },
        { area: 'shell', right: 'publish' },
        { area: 'shell', right: 'rollback' },
      ],
    },
  });
  const create = async (payload: object) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/operator/publishers',
      headers: operator(),
      payload: { name: 'ci', ...payload },
    });
    return { status: answer.statusCode, ...answer.json<Partial<CreatedPublisher> & { needs?: object }>() };
  };
  expect(await create({ area: 'generator', moves: ['canary'], days: 30 })).toMatchObject({
    status: 201,
    publisher: { moves: ['canary'], environment: 'production' },
  });
  expect(await create({ area: 'generator', moves: ['canary', 'kill'] })).toMatchObject({
    status: 403,
    needs: { area: 'generator', right: 'kill' },
  });
  expect(await create({ area: 'shell', moves: ['rollback'] })).toMatchObject({
    status: 403,
    needs: { area: 'shell', right: 'activate' },
  });
  expect(await create({ area: 'palettes' })).toMatchObject({ status: 403 });
});
