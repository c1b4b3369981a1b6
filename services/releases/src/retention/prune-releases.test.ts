import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { activateRelease, canaryRelease, rollbackRelease } from '../moves/operator-moves.ts';
import { getStatus } from '../status/release-status.ts';
import { createPreview } from '../previews/create-preview.ts';
import { revokePreview } from '../previews/revoke-preview.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { verifyPlane } from '../status/verify-plane.ts';
import { pruneReleases } from './prune-releases.ts';

const by = { area: 'generator', actor: 'li', reason: '' };
const version = (number: number) => ({ files: { 'entry.js': `start(${number})` } });
const AT_ONCE = { keepDays: 0, tabLifetimeHours: 0 };

async function open() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const [first, second, third] = [
    await ship(plane, version(1)),
    await ship(plane, version(2)),
    await ship(plane, version(3)),
  ];
  const canary = await publish(plane, version(4));
  await canaryRelease(plane, { ...by, release: canary, weight: 10 });
  const never = await publish(plane, version(5));
  return { plane, first, second, third, canary, never };
}

const folders = async ({ dataDir }: TestPlane) =>
  (await readdir(join(dataDir, 'releases', 'generator'))).sort();

test('removes the files of what is old and out of use, and nothing else', async () => {
  const { plane, first, second, third, canary, never } = await open();
  expect(await pruneReleases(plane)).toEqual([]);
  const removed = await pruneReleases(plane, AT_ONCE);
  expect(removed.map(({ release }) => release).sort()).toEqual([first, never].sort());
  expect(await folders(plane)).toEqual([second, third, canary].sort());
  expect(await readdir(join(plane.dataDir, 'releases', '.uploads'))).toEqual([]);
  expect(await pruneReleases(plane, AT_ONCE)).toEqual([]);
  const { releases, history } = await verifyPlane(plane);
  expect(releases.flatMap(({ problems }) => problems)).toEqual([]);
  expect(releases).toHaveLength(4);
  expect(history.problems).toEqual([]);
  const listed = (await getStatus(plane)).areas.find(({ area }) => area === 'generator')!.releases;
  expect(listed.map(({ id }) => id).sort()).toEqual([second, third, canary].sort());
});

test('the files of a release stay while a preview of it is valid, in any environment', async () => {
  const { plane, never, first } = await open();
  const releases = [{ area: 'generator', release: never }];
  const { id } = await createPreview(plane, { releases, days: 1, createdBy: 'li' });
  const elsewhere = { ...plane, environment: 'staging' };
  const removed = await pruneReleases(elsewhere, AT_ONCE);
  expect(removed).toEqual([{ area: 'generator', release: first }]);
  await revokePreview(plane, { id, actor: 'li' });
  expect(await pruneReleases(plane, AT_ONCE)).toEqual(releases);
});

test('no pointer moves to what was removed, until it is published again', async () => {
  const { plane, first, second } = await open();
  await pruneReleases(plane, AT_ONCE);
  await rollbackRelease(plane, by);
  await rollbackRelease(plane, by);
  expect((await getStatus(plane)).areas[0]).toMatchObject({
    pointer: { stable: second },
    rollbackTarget: null,
  });
  await expect(rollbackRelease(plane, by)).rejects.toMatchObject({ code: 'NO_EARLIER_RELEASE' });
  await expect(rollbackRelease(plane, { ...by, to: first })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
    details: ['files: incompatible: retention has removed the files; publish the release again'],
  });
  expect(await publish(plane, version(1))).toBe(first);
  expect((await rollbackRelease(plane, by)).event).toMatchObject({ to: first });
});

test('a release that was published again is as young as that', async () => {
  const { plane, first } = await open();
  await plane.database.query(`alter table releases.releases disable trigger immutable`);
  await plane.database.query(`update releases.releases set published_at = now() - interval '90 days'`);
  const removed = await pruneReleases(plane, { keepDays: 30, tabLifetimeHours: 0 });
  expect(removed.map(({ release }) => release)).toContain(first);
  await publish(plane, version(1));
  expect(await pruneReleases(plane, { keepDays: 30, tabLifetimeHours: 0 })).toEqual([]);
});

test('what a run that died has left is removed by the next one', async () => {
  const { plane, first, never } = await open();
  const dying = { ...plane, store: Object.create(plane.store) as typeof plane.store };
  dying.store.remove = () => Promise.reject(new Error('out of power'));
  await expect(pruneReleases(dying, AT_ONCE)).rejects.toThrow('out of power');
  expect(await folders(plane)).toHaveLength(5);
  const removed = await pruneReleases(plane, { keepDays: 999, tabLifetimeHours: 999 });
  expect(removed.map(({ release }) => release).sort()).toEqual([first, never].sort());
});

test('a release published again just before its files go keeps them', async () => {
  const { plane, first, never } = await open();
  const store = Object.create(plane.store) as typeof plane.store;
  const order: string[] = [];
  // Releases are removed in the order of their ids, so either may come first. Each removal publishes the
  // other release, which must then keep its files.
  store.remove = async (area, release) => {
    order.push(release);
    await publish(plane, release === first ? version(5) : version(1));
    await plane.store.remove(area, release);
  };
  const removed = await pruneReleases({ ...plane, store }, AT_ONCE);
  expect(removed).toEqual([{ area: 'generator', release: order[0] }]);
  const kept = order[0] === first ? never : first;
  expect(await folders(plane)).toContain(kept);
  expect((await activateRelease(plane, { ...by, release: kept })).event).not.toBeNull();
});

test('a move that was decided on while the files were there is refused once they are marked', async () => {
  const { plane, never } = await open();
  const smoke = vi.fn(async () => {
    await pruneReleases(plane, AT_ONCE);
    return { check: 'smoke' as const, verdict: 'compatible' as const, reason: '' };
  });
  await expect(activateRelease({ ...plane, smoke }, { ...by, release: never })).rejects.toMatchObject({
    code: 'GATE_REFUSED',
  });
  expect(smoke).toHaveBeenCalled();
});

test.each([
  { keepDays: -1, tabLifetimeHours: 1 },
  { keepDays: 1, tabLifetimeHours: Number.NaN },
  { keepDays: Infinity, tabLifetimeHours: 1 },
])('a policy of %j is refused', async (policy) => {
  await expect(pruneReleases(await openTestPlane(), policy)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
});
