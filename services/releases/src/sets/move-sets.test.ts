import { expect, onTestFinished, test } from 'vitest';
import { addFreeze } from '../freezes/freeze-releases.ts';
import { activateRelease, canaryRelease, killArea, rollbackRelease } from '../moves/operator-moves.ts';
import { openReleasePlane, type ReleasePlane } from '../plane/release-plane.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { lockMovesOf } from '../testing/lock-moves.ts';
import { openWithShell } from '../testing/move-fixtures.ts';
import { publish, ship, smokePasses, type TestPlane } from '../testing/open-plane.ts';
import { activateSet } from './activate-set.ts';
import { promoteEnvironment } from './promote-environment.ts';
import { rollBackSet } from './roll-back-set.ts';

const by = { actor: 'operator anna', reason: 'new colours' };
const COLORS = '/colors/:name';

async function stableReleases(plane: ReleasePlane): Promise<Record<string, string>> {
  const { areas } = await getStatus(plane);
  return Object.fromEntries(
    areas.flatMap(({ area, pointer }) =>
      pointer && !pointer.retired && area !== 'shell' ? [[area, pointer.stable]] : [],
    ),
  );
}

/** Opens a site whose gallery has a page that its next version gives to palettes; `agent` is new. */
async function openWithSet() {
  const plane = await openWithShell();
  const before = {
    gallery: await ship(plane, { area: 'gallery', routes: ['/gallery', COLORS] }),
    palettes: await ship(plane, { area: 'palettes', routes: ['/palettes'] }),
  };
  const after = {
    gallery: await publish(plane, { area: 'gallery', routes: ['/gallery'] }),
    palettes: await publish(plane, { area: 'palettes', routes: ['/palettes', COLORS] }),
    agent: await publish(plane, { area: 'agent', routes: ['/agent'] }),
  };
  const releases = Object.entries(after).map(([area, release]) => ({ area, release }));
  return { plane, before, after, releases };
}

async function openBeside(plane: TestPlane, environment: string): Promise<ReleasePlane> {
  const other = await openReleasePlane({ ...plane, environment, smoke: smokePasses });
  onTestFinished(() => other.database.destroy());
  return other;
}

test('a set moves all its areas in their order, or none, and is rolled back as a set', async () => {
  const { plane, before, after, releases } = await openWithSet();
  const backwards = releases.toReversed();
  await expect(
    activateRelease(plane, { ...by, area: 'palettes', release: after.palettes }),
  ).rejects.toMatchObject({ code: 'GATE_REFUSED' });
  await expect(activateSet(plane, { ...by, releases: releases.slice(1) })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    details: expect.arrayContaining([expect.stringContaining('routes: incompatible')]),
  });
  expect(await stableReleases(plane)).toEqual(before);

  const made = await activateSet(plane, { ...by, releases: backwards });
  expect(made.moves.map(({ area, event }) => [area, event?.sequence])).toEqual([
    ['agent', 4],
    ['palettes', 5],
    ['gallery', 6],
  ]);
  expect(await stableReleases(plane)).toEqual(after);
  expect(await activateSet(plane, { ...by, releases })).toMatchObject({ set: null });

  // Another gateway made the set, and visitors are in trouble during a freeze.
  const second = await openBeside(plane, plane.environment);
  const hour = 3_600_000;
  await addFreeze(plane, {
    ...by,
    from: new Date().toISOString(),
    to: new Date(Date.now() + hour).toISOString(),
  });
  await canaryRelease(plane, { ...by, area: 'gallery', release: before.gallery, weight: 5, force: true });
  await expect(
    activateSet(plane, { ...by, releases: [{ area: 'gallery', release: before.gallery }] }),
  ).rejects.toMatchObject({ code: 'FROZEN' });
  const undone = await rollBackSet(second, { ...by, id: made.set! });
  expect(undone.moves.map(({ area, event }) => [area, event?.action])).toEqual([
    ['gallery', 'rollback'],
    ['palettes', 'rollback'],
    ['agent', 'retire'],
  ]);
  expect(await stableReleases(plane)).toEqual(before);
  expect(await rollBackSet(plane, { ...by, id: made.set! })).toEqual({ set: null, moves: [] });
  await expect(rollBackSet(plane, { ...by, id: undone.set! })).rejects.toMatchObject({
    code: 'SET_NOT_FOUND',
  });
});

test('a set is not rolled back over a later release, and leaves what was rolled back alone', async () => {
  const { plane, before, after } = await openWithSet();
  const { gallery, agent } = after;
  const { set } = await activateSet(plane, {
    ...by,
    releases: [
      { area: 'gallery', release: gallery },
      { area: 'agent', release: agent },
    ],
  });
  const later = await ship(plane, { area: 'agent', routes: ['/agent', '/slides'] });
  await expect(rollBackSet(plane, { ...by, id: set! })).rejects.toMatchObject({
    code: 'SET_REPLACED',
    details: [`agent is at ${later}`],
  });
  expect(await stableReleases(plane)).toMatchObject({ gallery, agent: later });
  await activateRelease(plane, { ...by, area: 'agent', release: agent });
  await rollbackRelease(plane, { ...by, area: 'gallery' });
  const { moves } = await rollBackSet(plane, { ...by, id: set! });
  expect(moves.map(({ area }) => area)).toEqual(['agent']);
  expect(await stableReleases(plane)).toEqual(before);
});

test('of a set and a move of one of its areas at once, one is made and the other moves nothing', async () => {
  const { plane, before, after, releases } = await openWithSet();
  const lock = await lockMovesOf(plane);
  const kill = killArea(plane, { ...by, area: 'palettes' });
  await lock.waiting(1);
  const set = activateSet(plane, { ...by, releases });
  await lock.waiting(2);
  await lock.release();
  await kill;
  await expect(set).rejects.toMatchObject({ code: 'POINTER_MOVED' });
  expect(await stableReleases(plane)).toEqual(before);
  expect(await getHistory(plane, { area: 'agent', limit: 1 })).toEqual([]);
  await activateSet(plane, { ...by, releases });
  expect(await stableReleases(plane)).toEqual(after);
});

test('staging is promoted as one set, without areas that are off in either environment', async () => {
  const { plane, before, after, releases } = await openWithSet();
  const staging = await openBeside(plane, 'staging');
  const shell = (await getStatus(plane)).areas.find(({ area }) => area === 'shell')!.pointer!.stable;
  await activateSet(staging, { ...by, releases: [{ area: 'shell', release: shell }, ...releases] });
  await killArea(staging, { ...by, area: 'agent' });
  await expect(promoteEnvironment(plane, { ...by, from: 'staging', areas: ['agent'] })).rejects.toMatchObject(
    { code: 'AREA_NOT_ACTIVE', message: expect.stringContaining('killed in staging') },
  );
  await expect(promoteEnvironment(plane, { ...by, from: 'nowhere' })).rejects.toMatchObject({
    code: 'ENVIRONMENT_UNKNOWN',
  });

  // Staging finds a bad release at the moment in which it is promoted.
  const lock = await lockMovesOf(plane);
  const meanwhile = activateRelease(staging, { ...by, area: 'palettes', release: before.palettes });
  await lock.waiting(1);
  const late = promoteEnvironment(plane, { ...by, from: 'staging' });
  await lock.waiting(2);
  await lock.release();
  await meanwhile;
  await expect(late).rejects.toMatchObject({ code: 'POINTER_MOVED' });
  expect(await stableReleases(plane)).toEqual(before);

  await activateRelease(staging, { ...by, area: 'palettes', release: after.palettes });
  const { set, moves } = await promoteEnvironment(plane, { ...by, from: 'staging' });
  expect(moves.map(({ area }) => area)).toEqual(['gallery', 'palettes']);
  expect(await stableReleases(plane)).toEqual({ gallery: after.gallery, palettes: after.palettes });
  expect(await promoteEnvironment(plane, { ...by, from: 'staging' })).toEqual({ set: null, moves: [] });
  await rollBackSet(plane, { ...by, id: set! });
  expect(await stableReleases(plane)).toEqual(before);
});
