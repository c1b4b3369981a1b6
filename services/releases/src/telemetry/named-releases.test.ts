import { expect, test } from 'vitest';
import { activateRelease, canaryRelease, killArea, rollbackRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { NamedReleases } from './named-releases.ts';

const by = { area: 'gallery', actor: 'operator', reason: 'test' };
const build = (version: number) => ({ area: 'gallery', files: { 'entry.js': `start(${version})` } });

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
