import { describe, expect, test } from 'vitest';
import {
  canaryRelease,
  killArea,
  promoteCanary,
  quarantineRelease,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { bucketOf } from './bucket.ts';
import { by, startReading, version } from '../testing/start-reading.ts';

describe('a canary', () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor ${index}`);

  test('at 10 % gets 10 % ± 1 of 10,000 visitors, and the same ones over three releases', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    await ship(plane, version(0));
    const { active, resolve } = await startReading(plane);
    const chosen: string[][] = [];
    for (const number of [1, 2, 3]) {
      const release = await publish(plane, version(number));
      await canaryRelease(plane, { ...by, release, weight: 10 });
      await expect.poll(async () => (await active.getDocument(null))?.canaries).toBe(true);
      const given: string[] = [];
      for (const visitor of visitors) {
        const area = await resolve(visitor);
        expect(area?.channel).toBe(area?.release === release ? 'canary' : 'stable');
        if (area?.release === release) given.push(visitor);
      }
      expect(given.length).toBeGreaterThanOrEqual(900);
      expect(given.length).toBeLessThanOrEqual(1100);
      chosen.push(given);
      await promoteCanary(plane, by);
      await expect.poll(async () => (await resolve(null))?.release).toBe(release);
      expect((await active.getDocument(null))?.canaries).toBe(false);
    }
    expect(chosen[1]).toEqual(chosen[0]);
    expect(chosen[2]).toEqual(chosen[0]);
  });

  test('given more weight keeps the visitors that it has, and taken back it leaves all', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const stable = await ship(plane, version(1));
    const release = await publish(plane, version(2));
    const { resolve } = await startReading(plane);
    const few = visitors.slice(0, 300);
    const given = async () => {
      const releases = await Promise.all(few.map(async (visitor) => (await resolve(visitor))?.release));
      return new Set(few.filter((_, index) => releases[index] === release));
    };
    let before: string[] = [];
    for (const weight of [1, 30, 99]) {
      await canaryRelease(plane, { ...by, release, weight });
      const expected = few.filter((visitor) => bucketOf(visitor, 'generator') < weight);
      await expect.poll(async () => [...(await given())]).toEqual(expected);
      expect(expected).toEqual(expect.arrayContaining(before));
      before = expected;
    }
    await rollbackRelease(plane, by);
    await expect.poll(async () => (await given()).size).toBe(0);
    expect((await resolve(few[0]!))?.release).toBe(stable);
  });

  test('without an id a visitor gets what is stable', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const stable = await ship(plane, version(1));
    await canaryRelease(plane, { ...by, release: await publish(plane, version(2)), weight: 99 });
    const { active, current } = await startReading(plane);
    expect(await current()).toBe(stable);
    expect((await active.getDocument(null))?.canaries).toBe(true);
  });

  test('of several areas makes one document for each combination', async () => {
    const plane = await openTestPlane();
    for (const area of ['shell', 'gallery', 'generator']) {
      await ship(plane, { area });
      const release = await publish(plane, { area, files: { 'entry.js': 'canary()' } });
      await canaryRelease(plane, { ...by, area, release, weight: 50 });
    }
    const { active } = await startReading(plane);
    const documents = new Map<string, object>();
    for (const visitor of visitors.slice(0, 200)) {
      const resolved = (await active.getDocument(visitor))!;
      const { shell, areas } = resolved.document;
      const channels = [shell, ...areas].map(({ channel }) => channel).join();
      expect(documents.get(channels) ?? resolved).toBe(resolved);
      documents.set(channels, resolved);
    }
    expect(documents.size).toBe(8);
  });

  test('of a killed area goes to nobody', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const stable = await ship(plane, version(1));
    await canaryRelease(plane, { ...by, release: await publish(plane, version(2)), weight: 99 });
    await killArea(plane, by);
    const { active, resolve } = await startReading(plane);
    for (const visitor of visitors.slice(0, 20))
      expect(await resolve(visitor)).toMatchObject({ release: stable, channel: 'stable', killed: true });
    expect((await active.getDocument(null))?.canaries).toBe(false);
  });
});

describe('the fallback in a tab', () => {
  async function open() {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell', contract: '1.0.0' });
    const first = await ship(plane, version(1));
    const second = await ship(plane, version(2));
    return { plane, first, second, ...(await startReading(plane)) };
  }

  test('is the stable release before, files only', async () => {
    const { first, second, resolve } = await open();
    const area = await resolve();
    expect(area).toMatchObject({ release: second, fallback: { release: first } });
    expect(area!.fallback).toEqual({
      release: first,
      build: '0123456789ab',
      container: 'generator_0123456789ab',
      base: `areas/generator/${first}/`,
      scripts: ['entry.js'],
      styles: ['area.css'],
      integrity: expect.objectContaining({ 'entry.js': expect.stringMatching(/^sha384-/) }),
    });
  });

  test('is the stable release for a visitor of a canary', async () => {
    const { plane, second, resolve } = await open();
    const release = await publish(plane, version(3));
    await canaryRelease(plane, { ...by, release, weight: 99 });
    const visitor = ['a', 'b', 'c'].find((name) => bucketOf(name, 'generator') < 99)!;
    await expect.poll(() => resolve(visitor)).toMatchObject({ release, fallback: { release: second } });
  });

  test('is none that is in quarantine or does not fit the shell', async () => {
    const { plane, first, resolve } = await open();
    await quarantineRelease(plane, { ...by, release: first });
    await expect.poll(() => resolve()).toMatchObject({ fallback: null });
    const wide = await ship(plane, { contract: '^1.0.0 || ^2.0.0' });
    await ship(plane, { contract: '^1.0.0 || ^2.0.0', files: { 'entry.js': 'wide()' } });
    await expect.poll(() => resolve()).toMatchObject({ fallback: { release: wide } });
    await rollbackRelease(plane, by);
    await ship(plane, { area: 'shell', contract: '2.0.0' });
    await expect.poll(() => resolve()).toMatchObject({ release: wide, fallback: null });
  });
});
