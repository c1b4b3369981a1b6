import { expect, test } from 'vitest';
import { bucketOf } from '../documents/bucket.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  promoteCanary,
  retireArea,
  reviveArea,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import { getHistory } from '../status/release-status.ts';
import { createVisitor } from '../stream/visitor.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { visitorOfCanary } from '../testing/open-telemetry.ts';
import { NamedReleases } from './named-releases.ts';

const by = { area: 'gallery', actor: 'operator', reason: 'test' };
const build = (version: number) => ({ area: 'gallery', files: { 'entry.js': `start(${version})` } });

const sequenceOf = async (plane: TestPlane) => (await getHistory(plane, { limit: 1 }))[0]!.sequence;

function visitorOfStable(area: string): string {
  for (;;) {
    const visitor = createVisitor();
    if (bucketOf(visitor, area) >= 10) return visitor;
  }
}

test('knows what visitors may get, and when another canary begins', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const [first, second] = [await ship(plane, build(1)), await publish(plane, build(2))];
  const named = new NamedReleases(plane);
  const look = async () => {
    await named.refresh();
    return [named.has('gallery', first), named.has('gallery', second), named.runOf('gallery')];
  };
  expect(named.has('gallery', first)).toBe(false);
  expect(await look()).toEqual([true, false, null]);
  const begun = await canaryRelease(plane, { ...by, release: second, weight: 10 });
  expect(await look()).toEqual([true, true, Date.parse(begun.event!.at)]);
  await canaryRelease(plane, { ...by, release: second, weight: 50 });
  expect(await look()).toEqual([true, true, Date.parse(begun.event!.at)]);
  await rollbackRelease(plane, by);
  expect(await look()).toEqual([true, false, null]);
  const again = await canaryRelease(plane, { ...by, release: second, weight: 10 });
  expect(await look()).toEqual([true, true, Date.parse(again.event!.at)]);
  await activateRelease(plane, { ...by, release: second });
  expect(await look()).toEqual([false, true, null]);
  expect(named.has('palettes', second)).toBe(false);
  await killArea(plane, by);
  expect(await look()).toEqual([false, false, null]);
});

test('a run goes on when the area is killed and revived, and begins anew with another canary', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane, build(1));
  const [second, third] = [await publish(plane, build(2)), await publish(plane, build(3))];
  const named = new NamedReleases(plane);
  const run = async () => {
    await named.refresh();
    return named.runOf('gallery');
  };
  const begun = await canaryRelease(plane, { ...by, release: second, weight: 10 });
  await killArea(plane, by);
  expect(await run()).toBeNull();
  await reviveArea(plane, by);
  expect(await run()).toBe(Date.parse(begun.event!.at));
  const next = await canaryRelease(plane, { ...by, release: third, weight: 10 });
  expect(await run()).toBe(Date.parse(next.event!.at));
  await promoteCanary(plane, by);
  expect(await run()).toBeNull();
});

test('an area is heard for its own canary, or beside others for the newest, also when that ends before them', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  for (const area of ['gallery', 'mixer', 'agent']) await ship(plane, { ...build(1), area });
  const begin = async (area: string) => {
    const release = await publish(plane, { ...build(2), area });
    return Date.parse((await canaryRelease(plane, { ...by, area, release, weight: 10 })).event!.at);
  };
  const named = new NamedReleases(plane);
  const runs = async () => {
    await named.refresh();
    return ['gallery', 'mixer', 'agent'].map((area) => named.runOf(area));
  };
  expect(await runs()).toEqual([null, null, null]);
  const gallery = await begin('gallery');
  expect(await runs()).toEqual([gallery, gallery, gallery]);
  const mixer = await begin('mixer');
  expect(await runs()).toEqual([gallery, mixer, mixer]);
  await rollbackRelease(plane, { ...by, area: 'mixer' });
  expect(await runs()).toEqual([gallery, mixer, mixer]);
});

test('another environment names releases of its own', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const release = await ship(plane, build(1));
  const staging = new NamedReleases({ ...plane, environment: 'staging' });
  await staging.refresh();
  expect(staging.has('gallery', release)).toBe(false);
});

test('a page was given what the pointers said at its move, to its visitor', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const before = await sequenceOf(plane);
  const [first, second] = [await ship(plane, build(1)), await publish(plane, build(2))];
  const stable = await sequenceOf(plane);
  const named = new NamedReleases(plane);
  // Reads the first moves at once, and the others one after another.
  await named.refresh();
  await canaryRelease(plane, { ...by, release: second, weight: 10 });
  const canary = await sequenceOf(plane);
  await named.refresh();
  await killArea(plane, by);
  const killed = await sequenceOf(plane);
  await reviveArea(plane, by);
  await promoteCanary(plane, by);
  const promoted = await sequenceOf(plane);
  await retireArea(plane, by);
  const retired = await sequenceOf(plane);
  await named.refresh();

  const lucky = visitorOfCanary('gallery');
  const unlucky = visitorOfStable('gallery');
  const later = new NamedReleases(plane);
  await later.refresh();
  for (const gateway of [named, later]) {
    const given = (sequence: number, visitor: string | null) =>
      [first, second].map((release) => gateway.wasGiven({ sequence, visitor }, 'gallery', release));
    for (const visitor of [lucky, unlucky, null]) {
      expect(given(before, visitor)).toEqual([false, false]);
      expect(given(stable, visitor)).toEqual([true, false]);
      expect(given(canary, visitor)).toEqual(visitor === lucky ? [false, true] : [true, false]);
      expect(given(killed, visitor)).toEqual([true, false]);
      expect(given(promoted, visitor)).toEqual([false, true]);
      expect(given(retired, visitor)).toEqual([false, false]);
      expect(gateway.wasGiven({ sequence: promoted, visitor }, 'elsewhere', second)).toBe(false);
    }
  }
});

test('what pages were given is forgotten when their tokens have ended, and the current pointer is kept', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const [first, second] = [await ship(plane, build(1)), await ship(plane, build(2))];
  const clock = { now: Date.now() };
  const named = new NamedReleases({ ...plane, now: () => clock.now });
  const given = async () => {
    await named.refresh();
    return [first, second].map((release, index) =>
      named.wasGiven({ sequence: 2 + index, visitor: null }, 'gallery', release),
    );
  };
  expect(await given()).toEqual([true, true]);
  clock.now += 3 * 60 * 60_000;
  expect(await given()).toEqual([false, true]);
  const started = new NamedReleases({ ...plane, now: () => clock.now });
  await started.refresh();
  expect(started.wasGiven({ sequence: 3, visitor: null }, 'gallery', second)).toBe(true);
  expect(started.wasGiven({ sequence: 2, visitor: null }, 'gallery', first)).toBe(false);
});
