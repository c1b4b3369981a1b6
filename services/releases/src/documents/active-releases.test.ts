import { releaseDescriptorSchema, verifyDocument, type ReleaseDocument } from '@danqing/contracts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  activateRelease,
  canaryRelease,
  killArea,
  promoteCanary,
  quarantineRelease,
  rollbackRelease,
} from '../moves/operator-moves.ts';
import { openReleasePlane } from '../release-plane.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestProxy } from '../testing/open-proxy.ts';
import type { BuildOverrides } from '../testing/release-build.ts';
import { ActiveReleases } from './active-releases.ts';
import { bucketOf } from './bucket.ts';
import { openReleaseKey } from './release-key.ts';

const by = { area: 'generator', actor: 'li', reason: '' };
const version = (number: number): BuildOverrides => ({
  files: { 'entry.js': `start(${number})`, 'area.css': '{}' },
});

/** Reads over a pool and a listening connection of its own, each of which a test may lead through a proxy. */
async function startReading(
  plane: TestPlane,
  {
    pool,
    listener,
    environment = 'production',
  }: { pool?: string; listener?: string; environment?: string } = {},
) {
  const errors: unknown[] = [];
  const { database } = await openReleasePlane({
    databaseUrl: pool ?? plane.databaseUrl,
    dataDir: plane.dataDir,
  });
  const active = new ActiveReleases({
    database,
    databaseUrl: listener ?? plane.databaseUrl,
    environment,
    key: await openReleaseKey({ database, dataDir: plane.dataDir }),
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => database.destroy());
  onTestFinished(() => active.stop());
  await active.start();
  const resolve = async (visitor: string | null = null) =>
    (await active.getDocument(visitor))?.document.areas.find((area) => area.area === 'generator');
  const current = async () => (await resolve())?.release;
  return { active, resolve, current, errors };
}

/** Ends every connection that listens, and waits until the server has let them go. */
async function killListeners(plane: TestPlane): Promise<number> {
  const killed = await plane.database.query<unknown[]>(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  return killed.length;
}

test('there is no document before a shell is active', async () => {
  const plane = await openTestPlane();
  const { active } = await startReading(plane);
  expect(await active.getDocument(null)).toBeNull();
});

test('the document holds what the page needs of each active release, and nothing of inactive ones', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const release = await ship(plane, version(1));
  await publish(plane, { area: 'gallery' });
  const { active } = await startReading(plane);
  const document = (await active.getDocument(null))?.document;
  expect(document).toMatchObject({
    environment: 'production',
    sequence: 2,
    shell: { area: 'shell', release: shell, base: `areas/shell/${shell}/` },
  });
  expect(document?.areas).toEqual([
    {
      area: 'generator',
      release,
      build: '0123456789ab',
      container: 'generator_0123456789ab',
      base: `areas/generator/${release}/`,
      scripts: ['entry.js'],
      styles: ['area.css'],
      integrity: {
        'entry.js': expect.stringMatching(/^sha384-/),
        'area.css': expect.stringMatching(/^sha384-/),
      },
      manifest: releaseDescriptorSchema.shape.manifest.parse(document?.areas[0]?.manifest),
      channel: 'stable',
      killed: false,
      fallback: null,
    },
  ]);
});

test('visitors who get the same get the same object until a pointer moves', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const { active } = await startReading(plane);
  const first = await active.getDocument(null);
  expect(await active.getDocument(null)).toBe(first);
  expect(await active.getDocument('somebody')).toBe(first);
  await ship(plane, version(1));
  await expect.poll(() => active.getDocument(null)).not.toBe(first);
});

test('a move made elsewhere is in the document within a second, and so is its rollback', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const { current } = await startReading(plane);
  expect(await current()).toBe(first);
  const second = await ship(plane, version(2));
  await expect.poll(current, { interval: 5, timeout: 1000 }).toBe(second);
  await rollbackRelease(plane, { area: 'generator', actor: 'li', reason: '' });
  await expect.poll(current, { interval: 5, timeout: 1000 }).toBe(first);
});

test('the first document after the listening connection was killed is right, and listening begins again', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const second = await publish(plane, version(2));
  const { current } = await startReading(plane);
  expect(await current()).toBe(first);
  expect(await killListeners(plane)).toBe(1);
  await activateRelease(plane, { area: 'generator', release: second, actor: 'li', reason: '' });
  expect(await current()).toBe(second);
  await vi.waitUntil(async () => {
    const listening = await plane.database.query<unknown[]>(
      `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    return listening.length === 1;
  });
  const third = await ship(plane, version(3));
  await expect.poll(current, { interval: 5, timeout: 1000 }).toBe(third);
});

test('while nobody listens, every document is right at once', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const proxy = await openTestProxy(plane.databaseUrl);
  const { current, errors } = await startReading(plane, { listener: proxy.url });
  expect(await current()).toBeUndefined();
  await proxy.cut();
  for (const number of [1, 2, 3]) {
    const release = await ship(plane, version(number));
    expect(await current()).toBe(release);
  }
  expect(errors).toEqual([]);
});

test('while the database is out of reach the last known document is served and the reason told', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const first = await ship(plane, version(1));
  const proxy = await openTestProxy(plane.databaseUrl);
  const { current, errors } = await startReading(plane, { pool: proxy.url, listener: proxy.url });
  expect(await current()).toBe(first);
  await proxy.cut();
  const second = await ship(plane, version(2));
  await expect.poll(async () => (await current(), errors.length), { interval: 5 }).toBeGreaterThan(0);
  expect(await current()).toBe(first);
  await proxy.restore();
  await expect.poll(current, { interval: 5, timeout: 5000 }).toBe(second);
});

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

test('what is signed is the text, which holds the document and can stand in HTML', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell', describe: (build) => ({ ...build, container: '</script><!--' }) });
  const { active } = await startReading(plane);
  const resolved = (await active.getDocument(null))!;
  expect(resolved.text).not.toContain('<');
  expect(JSON.parse(resolved.text)).toEqual(resolved.document);
  expect(resolved.document.shell.container).toBe('</script><!--');
  expect(await verifyDocument(resolved, active.publicKey, null)).toMatchObject({ verdict: 'valid' });
});

test('another environment has documents of its own', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const { active } = await startReading(plane, { environment: 'staging' });
  expect(await active.getDocument(null)).toBeNull();
  const staging = { ...plane, environment: 'staging' };
  await activateRelease(staging, { ...by, area: 'shell', release: shell });
  await expect
    .poll(async () => (await active.getDocument(null))?.document)
    .toMatchObject({ environment: 'staging', sequence: 1 });
});

describe('subscribers', () => {
  test('hear of each move once it is in the document, and of none after they have left', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const { active } = await startReading(plane);
    const seen: (ReleaseDocument | undefined)[] = [];
    const unsubscribe = active.subscribe(
      () => void active.getDocument(null).then((resolved) => seen.push(resolved?.document)),
    );
    for (const number of [1, 2]) {
      const release = await ship(plane, version(number));
      await expect.poll(() => seen.at(-1)?.areas[0]?.release).toBe(release);
    }
    expect(seen.map((document) => document?.sequence)).toEqual([2, 3]);
    unsubscribe();
    const release = await ship(plane, version(3));
    await expect.poll(async () => (await active.getDocument(null))?.document.areas[0]?.release).toBe(release);
    expect(seen).toHaveLength(2);
  });

  test('do not hear of moves in another environment', async () => {
    const plane = await openTestPlane();
    const shell = await ship(plane, { area: 'shell' });
    const { active } = await startReading(plane);
    const listener = vi.fn();
    active.subscribe(listener);
    await activateRelease({ ...plane, environment: 'staging' }, { ...by, area: 'shell', release: shell });
    await ship(plane, version(1));
    await expect.poll(() => listener.mock.calls.length).toBe(1);
  });

  test('that throw keep no other from hearing', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const { active, errors } = await startReading(plane);
    const listener = vi.fn();
    active.subscribe(() => {
      throw new Error('broken subscriber');
    });
    active.subscribe(listener);
    await ship(plane, version(1));
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    expect(errors).toEqual([new Error('broken subscriber')]);
  });

  test('hear of a move that was made while the connection was cut, although nobody asks', async () => {
    const plane = await openTestPlane();
    await ship(plane, { area: 'shell' });
    const proxy = await openTestProxy(plane.databaseUrl);
    const { active } = await startReading(plane, { pool: proxy.url, listener: proxy.url });
    const listener = vi.fn();
    active.subscribe(listener);
    await proxy.cut();
    await ship(plane, version(1));
    expect(listener).not.toHaveBeenCalled();
    await proxy.restore();
    await expect.poll(() => listener.mock.calls.length, { timeout: 5000 }).toBe(1);
  });
});

test('of two readers over one database each serves what the other heard within a second, also after a cut', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const proxy = await openTestProxy(plane.databaseUrl);
  const one = await startReading(plane);
  const two = await startReading(plane, { pool: proxy.url, listener: proxy.url });
  const bothServe = (release: string) =>
    Promise.all(
      [one, two].map(({ current }) => expect.poll(current, { interval: 5, timeout: 1000 }).toBe(release)),
    );
  await bothServe(await ship(plane, version(1)));
  await proxy.cut();
  await proxy.restore();
  await bothServe(await ship(plane, version(2)));
  await killListeners(plane);
  await bothServe(await ship(plane, version(3)));
  expect((await one.active.getDocument(null))?.text).toBe((await two.active.getDocument(null))?.text);
  expect(one.active.publicKey).toBe(two.active.publicKey);
});
