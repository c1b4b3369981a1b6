import { expect, onTestFinished, test, vi } from 'vitest';
import { releaseDescriptorSchema } from '@danqing/contracts';
import { ActiveReleases } from './active-releases.ts';
import { activateRelease, rollbackRelease } from './move-pointer.ts';
import { openReleasePlane } from './release-plane.ts';
import { openTestPlane, publish, ship, type TestPlane } from './testing/open-plane.ts';
import { openTestProxy } from './testing/open-proxy.ts';
import type { BuildOverrides } from './testing/release-build.ts';

const version = (number: number): BuildOverrides => ({
  files: { 'entry.js': `start(${number})`, 'area.css': '{}' },
});

/** Reads over a pool and a listening connection of its own, each of which a test may lead through a proxy. */
async function startReading(plane: TestPlane, urls: { pool?: string; listener?: string } = {}) {
  const errors: unknown[] = [];
  const reader = await openReleasePlane({
    databaseUrl: urls.pool ?? plane.databaseUrl,
    dataDir: plane.dataDir,
  });
  const active = new ActiveReleases(reader.database, urls.listener ?? plane.databaseUrl, (error) =>
    errors.push(error),
  );
  onTestFinished(() => reader.database.destroy());
  onTestFinished(() => active.stop());
  await active.start();
  const current = async () =>
    (await active.getDocument())?.areas.find((area) => area.area === 'generator')?.release;
  return { active, current, errors };
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
  expect(await active.getDocument()).toBeNull();
});

test('the document holds what the page needs of each active release, and nothing of inactive ones', async () => {
  const plane = await openTestPlane();
  const shell = await ship(plane, { area: 'shell' });
  const release = await ship(plane, version(1));
  await publish(plane, { area: 'gallery' });
  const { active } = await startReading(plane);
  const document = await active.getDocument();
  expect(document).toMatchObject({
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
    },
  ]);
});

test('the document is the same object until a pointer moves', async () => {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  const { active } = await startReading(plane);
  expect(await active.getDocument()).toBe(await active.getDocument());
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
