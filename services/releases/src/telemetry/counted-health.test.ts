import { expect, test } from 'vitest';
import { openTestPlane } from '../testing/open-plane.ts';
import { LoadCounter } from './load-counter.ts';
import { CountedHealth } from './counted-health.ts';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 0, 1, 12, 0, 30);
const noon = Date.UTC(2026, 0, 1, 12);
const STABLE = { area: 'gallery', release: 'aaaaaaaaaaaaaaaa' };
const CANARY = { area: 'gallery', release: 'cccccccccccccccc' };
const OTHER = { area: 'palettes', release: 'aaaaaaaaaaaaaaaa' };

async function openHealth() {
  const plane = await openTestPlane();
  return { counter: new LoadCounter(plane), health: new CountedHealth({ ...plane, now: () => now }) };
}

test('operators see the last hour of the releases that they ask for, minute by minute', async () => {
  const { counter, health } = await openHealth();
  const add = (
    of: typeof STABLE,
    minutesAgo: number,
    outcome: 'ok' | 'slow' | 'chunk' | 'network',
    loads = 1,
  ) => counter.add({ ...of, minute: noon - minutesAgo * MINUTE_MS, outcome, loads });
  add(STABLE, 0, 'ok', 7);
  add(STABLE, 3, 'ok', 90);
  add(STABLE, 3, 'slow', 4);
  add(STABLE, 3, 'chunk', 2);
  add(STABLE, 59, 'network');
  add(STABLE, 60, 'ok');
  add(CANARY, 2, 'chunk');
  add(OTHER, 1, 'ok');
  await counter.flush();
  const read = await health.read([STABLE, CANARY, { area: 'gallery', release: 'bbbbbbbbbbbbbbbb' }]);
  expect(read.sort((a, b) => (a.release < b.release ? -1 : 1))).toEqual([
    {
      ...STABLE,
      minutes: [
        { minute: '2026-01-01T11:01:00.000Z', loads: 1, failures: 1 },
        { minute: '2026-01-01T11:57:00.000Z', loads: 96, failures: 2 },
        { minute: '2026-01-01T12:00:00.000Z', loads: 7, failures: 0 },
      ],
      outcomes: { ok: 97, slow: 4, chunk: 2, network: 1 },
    },
    {
      ...CANARY,
      minutes: [{ minute: '2026-01-01T11:58:00.000Z', loads: 1, failures: 1 }],
      outcomes: { chunk: 1 },
    },
  ]);
});

test('a minute in which a canary began is one minute all the same', async () => {
  const { counter, health } = await openHealth();
  const add = (minute: number, outcome: 'ok' | 'init') =>
    counter.add({ ...STABLE, minute, outcome, loads: 2 });
  add(noon, 'ok');
  add(noon + 20_123, 'ok');
  add(noon + 20_123, 'init');
  await counter.flush();
  expect((await health.read([STABLE]))[0]?.minutes).toEqual([
    { minute: '2026-01-01T12:00:00.000Z', loads: 6, failures: 2 },
  ]);
});

test('a load that was only taken away shows as none', async () => {
  const { counter, health } = await openHealth();
  counter.add({ ...STABLE, minute: noon, outcome: 'ok', loads: -1 });
  await counter.flush();
  expect(await health.read([STABLE])).toEqual([]);
});

test('nobody asked about is nothing read', async () => {
  const { health } = await openHealth();
  expect(await health.read([])).toEqual([]);
});
