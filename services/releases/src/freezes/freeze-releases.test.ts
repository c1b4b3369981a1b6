import { expect, test } from 'vitest';
import {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  reviveArea,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { hastenRollout, pauseRollout, resumeRollout } from '../rollouts/change-rollout.ts';
import { readRollouts } from '../rollouts/read-rollouts.ts';
import { shipBuilds } from '../shipping/ship-builds.ts';
import { checkRelease } from '../gate/gate-report.ts';
import { lockMovesOf } from '../testing/lock-moves.ts';
import { AREA, by, openRolled, openSiteToRoll } from '../testing/open-rolled.ts';
import { writeBuild } from '../testing/release-build.ts';
import { addFreeze, removeFreeze } from './freeze-releases.ts';

const HOUR_MS = 3_600_000;
const timeIn = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const freeze = (plane: ReleasePlane, { from = -1, to = 1, area = null as string | null } = {}) =>
  addFreeze(plane, { from: timeIn(from), to: timeIn(to), area, reason: 'holidays', actor: 'operator anna' });

test('a freeze refuses what gives a release to more visitors, and lets through what ends trouble', async () => {
  const site = await openSiteToRoll();
  const { plane, canary, stable } = site;
  await canaryRelease(plane, { ...by, release: canary.release, weight: 10 });
  const { id, ends_at } = await freeze(plane);
  const refused = {
    code: 'FROZEN',
    message: expect.stringContaining(`frozen until ${ends_at}: holidays`),
    frozen: { until: ends_at, reason: 'holidays' },
    gate: {
      verdict: 'incompatible',
      checks: expect.arrayContaining([expect.objectContaining({ check: 'freeze' })]),
    },
  };
  const before = await site.events();
  const release = canary.release;
  await expect(activateRelease(plane, { ...by, release })).rejects.toMatchObject(refused);
  await expect(canaryRelease(plane, { ...by, release, weight: 20 })).rejects.toMatchObject(refused);
  await expect(promoteCanary(plane, by)).rejects.toMatchObject(refused);
  expect(await site.events()).toEqual(before);

  await pauseCanary(plane, by);
  await rollbackRelease(plane, by);
  await killArea(plane, by);
  await reviveArea(plane, by);
  const { event } = await activateRelease(plane, { ...by, release, force: true, reason: 'a hole' });
  expect(event).toMatchObject({
    forced: true,
    gate: {
      checks: expect.arrayContaining([expect.objectContaining({ check: 'freeze', verdict: 'incompatible' })]),
    },
  });
  // The stable release of before is behind the gate of a rollback, which a freeze does not stop.
  await rollbackRelease(plane, { ...by, to: stable.release });
  await removeFreeze(plane, { id, actor: 'operator anna' });
  await activateRelease(plane, { ...by, release });
  await expect(removeFreeze(plane, { id, actor: 'operator anna' })).rejects.toMatchObject({
    code: 'FREEZE_NOT_FOUND',
  });
});

test('a freeze does not force past the other checks, and no list of checks passes it', async () => {
  const { plane, canary } = await openSiteToRoll();
  await freeze(plane);
  const blind = { ...plane, smoke: undefined };
  const request = { ...by, release: canary.release };
  await expect(activateRelease(blind, { ...request, force: ['smoke'] })).rejects.toMatchObject({
    code: 'FROZEN',
  });
  await expect(activateRelease(blind, { ...request, force: ['freeze'] })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
  });
});

test('a freeze holds its area and its time only', async () => {
  const { plane, canary } = await openSiteToRoll();
  await freeze(plane, { area: 'palettes' });
  await freeze(plane, { from: 1, to: 2 });
  const { gate } = await checkRelease(plane, canary);
  expect(gate.verdict).toBe('compatible');
  await activateRelease(plane, { ...by, release: canary.release });
  await expect(freeze(plane, { from: -2, to: -1 })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  await freeze(plane, { area: AREA });
  expect((await checkRelease(plane, canary)).gate).toMatchObject({ verdict: 'incompatible' });
});

test('a start of another version does not pass a freeze; one of the same version moves nothing', async () => {
  const { plane } = await openSiteToRoll();
  const folders = [await writeBuild({ area: 'shell', routes: ['/'] })];
  await shipBuilds(plane, { folders, actor: 'li' });
  await freeze(plane);
  await shipBuilds(plane, { folders, actor: 'li' });
  const next = [await writeBuild({ area: 'shell', routes: ['/'], files: { 'entry.js': 'next()' } })];
  await expect(shipBuilds(plane, { folders: next, actor: 'li' })).rejects.toMatchObject({ code: 'FROZEN' });
});

test('a move of another gateway that began before a freeze is not made after it', async () => {
  const { plane, planes, canary } = await openSiteToRoll();
  const lock = await lockMovesOf(plane);
  // Each waits for the lock behind the one before, and the move has passed its first check.
  const freezing = freeze(planes[1]!);
  await lock.waiting(1);
  const move = activateRelease(plane, { ...by, release: canary.release });
  await lock.waiting(2);
  await lock.release();
  await freezing;
  await expect(move).rejects.toMatchObject({ code: 'FROZEN' });
});

test('rollouts wait for the end of a freeze, and say so', async () => {
  const site = await openRolled();
  const { plane } = site;
  const { id, ends_at } = await freeze(plane);
  await site.pass(60);
  expect(await site.events()).toHaveLength(1);
  const [rollout] = await readRollouts(plane.database, plane.environment, 1);
  expect(rollout).toMatchObject({ state: 'running', frozen_until: ends_at });
  await expect(hastenRollout(plane, by)).rejects.toMatchObject({ code: 'FROZEN' });
  await pauseRollout(plane, by);
  await expect(resumeRollout(plane, by)).rejects.toMatchObject({ code: 'FROZEN' });
  await removeFreeze(plane, { id, actor: 'operator anna' });
  await resumeRollout(plane, by);
  await site.pass(60);
  expect((await site.events()).at(-1)).toMatchObject({
    actor: 'rollout',
    pointer: { canary: { weight: 50 } },
  });
});

test('a rollout that was forced to start in a freeze goes on in it', async () => {
  const site = await openRolled('10%@10m,100%', { before: freeze, force: true });
  await site.pass(60);
  expect((await site.events()).at(-1)).toMatchObject({ action: 'promote', forced: true });
});
