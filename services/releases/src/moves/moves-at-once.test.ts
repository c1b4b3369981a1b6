import { expect, test } from 'vitest';
import { getHistory } from '../status/release-status.ts';
import { publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { lockMovesOf } from '../testing/lock-moves.ts';
import type { GuardedMoveRequest } from './move-pointer.ts';
import { activateRelease, type OfRelease } from './operator-moves.ts';
import { by, activeRelease, openWithShell, version } from '../testing/move-fixtures.ts';

async function atOnce(plane: TestPlane, requests: (GuardedMoveRequest & OfRelease)[]) {
  const lock = await lockMovesOf(plane);
  const settled = Promise.allSettled(requests.map((request) => activateRelease(plane, request)));
  await lock.waiting(requests.length);
  await lock.release();
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
    reason: { code: 'GATE_REFUSED', details: [expect.stringContaining('routes: incompatible')] },
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
