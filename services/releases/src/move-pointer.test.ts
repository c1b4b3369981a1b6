import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activateRelease, previousRelease, rollbackRelease, type ActivateRequest } from './move-pointer.ts';
import { getHistory, getStatus } from './release-status.ts';
import { openTestPlane, publish, ship, type TestPlane } from './testing/open-plane.ts';
import type { BuildOverrides } from './testing/release-build.ts';

const by = { area: 'generator', actor: 'li', reason: 'why not' };
const version = (number: number): BuildOverrides => ({ files: { 'entry.js': `start(${number})` } });

async function openWithShell(): Promise<TestPlane> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  return plane;
}

async function activeRelease(plane: TestPlane, area = 'generator') {
  return (await getStatus(plane)).areas.find((row) => row.area === area)?.active?.to ?? null;
}

test('activating moves the pointer and leaves an event with who, why, from and to', async () => {
  const plane = await openWithShell();
  const first = await ship(plane, version(1));
  const second = await publish(plane, version(2));
  const before = Date.now();
  const move = await activateRelease(plane, { ...by, release: second });
  expect(move.event).toEqual({
    sequence: 3,
    area: 'generator',
    action: 'activate',
    from: first,
    to: second,
    actor: 'li',
    reason: 'why not',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Math.abs(Date.parse(move.event!.at) - before)).toBeLessThan(10_000);
  expect(await activeRelease(plane)).toBe(second);
  expect(await getHistory(plane, { area: 'generator', limit: 1 })).toEqual([move.event]);
});

test('activating what is active moves nothing', async () => {
  const plane = await openWithShell();
  const release = await ship(plane);
  expect(await activateRelease(plane, { ...by, release })).toEqual({
    area: 'generator',
    release,
    event: null,
  });
  expect(await getHistory(plane, { area: 'generator', limit: 10 })).toHaveLength(1);
});

test('a move touches no other area', async () => {
  const plane = await openWithShell();
  const gallery = await ship(plane, { area: 'gallery' });
  await ship(plane, version(1));
  const before = (await getStatus(plane)).areas.filter((row) => row.area !== 'generator');
  await ship(plane, version(2));
  await rollbackRelease(plane, by);
  expect((await getStatus(plane)).areas.filter((row) => row.area !== 'generator')).toEqual(before);
  expect(await activeRelease(plane, 'gallery')).toBe(gallery);
});

/** Makes moves that have all been decided on before the first of them happens. */
async function atOnce(plane: TestPlane, requests: ActivateRequest[]) {
  const gate = new pg.Client({ connectionString: plane.databaseUrl });
  await gate.connect();
  onTestFinished(() => gate.end());
  await gate.query('begin; lock table releases.pointers in share row exclusive mode');
  const settled = Promise.allSettled(requests.map((request) => activateRelease(plane, request)));
  await vi.waitUntil(async () => {
    const { rows } = await gate.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where relation = 'releases.pointers'::regclass and not granted`,
    );
    return rows[0]?.waiting === requests.length;
  });
  await gate.query('commit');
  return settled;
}

test('of two operators who move one area at once, one wins and the other is told', async () => {
  const plane = await openWithShell();
  await ship(plane, version(1));
  const targets = [await publish(plane, version(2)), await publish(plane, version(3))];
  const outcomes = await atOnce(
    plane,
    targets.map((release) => ({ ...by, release })),
  );
  const won = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
  expect(outcomes[1 - won]).toMatchObject({ status: 'rejected', reason: { code: 'POINTER_MOVED' } });
  expect(await activeRelease(plane)).toBe(targets[won]);
  expect(await getHistory(plane, { area: 'generator', limit: 10 })).toHaveLength(2);
});

test('of two areas that claim one route at once, only one becomes active', async () => {
  const plane = await openWithShell();
  const claims = await Promise.all(
    ['gallery', 'palettes'].map(async (area) => ({
      ...by,
      area,
      release: await publish(plane, { area, routes: ['/colors/:name'] }),
    })),
  );
  const outcomes = await atOnce(plane, claims);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
    reason: { code: 'ROUTE_CONFLICT' },
  });
});

test('many moves at once leave a chain in which each starts where the one before ended', async () => {
  const plane = await openWithShell();
  const releases = await Promise.all([1, 2, 3, 4, 5].map((number) => publish(plane, version(number))));
  await Promise.allSettled(releases.map((release) => activateRelease(plane, { ...by, release })));
  const events = (await getHistory(plane, { area: 'generator', limit: 10 })).reverse();
  expect(events.length).toBeGreaterThan(0);
  expect(events.map((event) => event.from)).toEqual([null, ...events.slice(0, -1).map((event) => event.to)]);
  expect(await activeRelease(plane)).toBe(events.at(-1)?.to);
});

test('rollback goes to the release before the current one, and again to the one before that', async () => {
  const plane = await openWithShell();
  const [first, second] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ action: 'rollback', to: second });
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ from: second, to: first });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE' });
  expect(await activeRelease(plane)).toBe(first);
});

test('rollback goes to any release that was active, and to no other', async () => {
  const plane = await openWithShell();
  const [first] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  const never = await publish(plane, version(4));
  await expect(rollbackRelease(plane, { ...by, to: never })).rejects.toMatchObject({
    code: 'RELEASE_NEVER_ACTIVE',
  });
  expect((await rollbackRelease(plane, { ...by, to: first.slice(0, 8) })).release).toBe(first);
});

test.each([
  ['a b c', 'b'],
  ['a b c <b', 'a'],
  ['a b c <a', null],
  ['a b c <a d', 'a'],
  ['a b <a <b', 'a'],
  ['a b a', 'b'],
  ['a', null],
  ['', null],
])('after %j the release before the current one is %s', (moves, previous) => {
  const events = moves
    .split(' ')
    .filter((move) => move !== '')
    .map(
      (move) =>
        ({ action: move.startsWith('<') ? 'rollback' : 'activate', to: move.replace('<', '') }) as const,
    );
  expect(previousRelease(events)).toBe(previous);
});

test.each<[string, (folder: string) => Promise<unknown>]>([
  ['changed', (folder) => writeFile(join(folder, 'entry.js'), 'stolen()')],
  ['gone', (folder) => rm(folder, { recursive: true })],
])('a release whose files are %s is not activated', async (_what, damage) => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await damage(join(plane.dataDir, 'releases', 'generator', release));
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject({ code: 'RELEASE_DAMAGED' });
  expect(await activeRelease(plane)).toBeNull();
});

test('a damaged earlier release is not rolled back to', async () => {
  const plane = await openWithShell();
  const first = await ship(plane, version(1));
  const second = await ship(plane, version(2));
  await rm(join(plane.dataDir, 'releases', 'generator', first), { recursive: true });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({ code: 'RELEASE_DAMAGED' });
  expect(await activeRelease(plane)).toBe(second);
});

test('a release is found by its first six digits, not by fewer, and not when another begins the same', async () => {
  const plane = await openWithShell();
  const release = await publish(plane);
  await plane.database.query(
    `insert into releases.releases (area, id, descriptor, build, publisher, size)
     select area, overlay(id placing $2 from 16), descriptor, build, publisher, size from releases.releases where id = $1`,
    [release, release.endsWith('0') ? '1' : '0'],
  );
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 15) })).rejects.toMatchObject({
    code: 'RELEASE_AMBIGUOUS',
  });
  await expect(activateRelease(plane, { ...by, release: release.slice(0, 5) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: '%%%%%%' })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
  await expect(activateRelease(plane, { ...by, release: 'ffffffffffffffff' })).rejects.toMatchObject({
    code: 'RELEASE_NOT_FOUND',
  });
  expect((await activateRelease(plane, { ...by, release })).release).toBe(release);
});
