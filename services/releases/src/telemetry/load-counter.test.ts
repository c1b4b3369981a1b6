import { expect, onTestFinished, test, vi } from 'vitest';
import { openReleasePlane } from '../plane/release-plane.ts';
import { openTestPlane, type TestPlane } from '../testing/open-plane.ts';
import { openTestProxy } from '@danqing/nest-kit/testing';
import { LoadCounter } from './load-counter.ts';
import { deleteLoadsBefore, type LoadDelta } from './load.queries.ts';

const minute = Date.UTC(2026, 0, 1, 12);
const load: LoadDelta = {
  area: 'gallery',
  release: '0123456789abcdef',
  minute,
  outcome: 'ok',
  loads: 1,
};

async function openCounters() {
  const plane = await openTestPlane();
  return { plane, counter: new LoadCounter(plane) };
}

const kept = (plane: TestPlane) =>
  plane.database.query<object[]>(
    'select outcome, minute, loads from releases.load_minutes order by minute, outcome',
  );

test('loads are added up by release, minute and outcome, over several flushes', async () => {
  const { plane, counter } = await openCounters();
  for (let told = 0; told < 5; told += 1) counter.add({ ...load });
  counter.add({ ...load, outcome: 'chunk' });
  await counter.flush();
  await counter.flush();
  counter.add(load);
  counter.add({ ...load, minute: minute + 60_000 });
  await counter.flush();
  expect(await kept(plane)).toEqual([
    { outcome: 'chunk', minute: new Date(minute), loads: 1 },
    { outcome: 'ok', minute: new Date(minute), loads: 6 },
    { outcome: 'ok', minute: new Date(minute + 60_000), loads: 1 },
  ]);
});

test('a load that ended differently after it was flushed is moved', async () => {
  const { plane, counter } = await openCounters();
  counter.add({ ...load, loads: 2 });
  await counter.flush();
  counter.add({ ...load, loads: -1 });
  counter.add({ ...load, outcome: 'render' });
  await counter.flush();
  expect(await kept(plane)).toMatchObject([
    { outcome: 'ok', loads: 1 },
    { outcome: 'render', loads: 1 },
  ]);
});

test('several gateways that flush at once add up, in every environment for itself', async () => {
  const { plane } = await openCounters();
  const gateways = Array.from({ length: 8 }, () => new LoadCounter(plane));
  const staging = new LoadCounter({ ...plane, environment: 'staging' });
  for (let round = 0; round < 10; round += 1) {
    for (const gateway of gateways)
      for (const outcome of ['ok', 'init', 'chunk'] as const) gateway.add({ ...load, outcome });
    staging.add(load);
    await Promise.all([...gateways, staging].map((gateway) => gateway.flush()));
  }
  const counts = await plane.database.query<object[]>(
    'select environment, outcome, loads from releases.load_minutes order by environment, outcome',
  );
  expect(counts).toEqual([
    ...['chunk', 'init', 'ok'].map((outcome) => ({ environment: 'production', outcome, loads: 80 })),
    { environment: 'staging', outcome: 'ok', loads: 10 },
  ]);
});

test('counts outlast a database that is away, and are counted once', async () => {
  const { plane } = await openCounters();
  const proxy = await openTestProxy(plane.databaseUrl);
  const { database } = await openReleasePlane({ ...plane, databaseUrl: proxy.url });
  onTestFinished(() => database.destroy());
  const counter = new LoadCounter({ database, environment: 'production' });
  counter.add(load);
  await counter.flush();
  await proxy.cut();
  counter.add(load);
  await expect(counter.flush()).rejects.toThrow();
  counter.add({ ...load, loads: 3 });
  await expect(counter.flush()).rejects.toThrow();
  await proxy.restore();
  await vi.waitFor(() => counter.flush());
  await counter.flush();
  expect(await kept(plane)).toMatchObject([{ outcome: 'ok', loads: 5 }]);
});

test('while the database is away the newest 20,000 counts are kept', async () => {
  const { plane } = await openCounters();
  const away = new Error('away');
  const database = { query: () => Promise.reject(away) } as unknown as TestPlane['database'];
  const options = { database, environment: 'production' };
  const counter = new LoadCounter(options);
  for (let count = 0; count < 30_000; count += 1) {
    counter.add({ ...load, minute: minute + count * 60_000 });
    if (count % 10_000 === 0) await expect(counter.flush()).rejects.toBe(away);
  }
  options.database = plane.database;
  await counter.flush();
  const [range] = await plane.database.query<object[]>(
    'select count(*)::int as count, min(minute) as first, max(minute) as last from releases.load_minutes',
  );
  expect(range).toEqual({
    count: 20_000,
    first: new Date(minute + 10_000 * 60_000),
    last: new Date(minute + 29_999 * 60_000),
  });
});

test('old minutes are forgotten, others are not', async () => {
  const { plane, counter } = await openCounters();
  for (const later of [0, 1, 2]) counter.add({ ...load, minute: minute + later * 60_000 });
  await counter.flush();
  await deleteLoadsBefore(plane.database, new Date(minute + 60_000));
  expect(await kept(plane)).toMatchObject([
    { minute: new Date(minute + 60_000) },
    { minute: new Date(minute + 120_000) },
  ]);
});

test('the database knows no other outcomes', async () => {
  const { counter } = await openCounters();
  counter.add({ ...load, outcome: 'fine' as LoadDelta['outcome'] });
  await expect(counter.flush()).rejects.toThrow(/check constraint/);
});
