import { expect, test } from 'vitest';
import { blockOf, networkOf } from './network-of.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { shouldPause, weighFailures, type LoadsOfBlocks } from './weigh-failures.ts';

const RELEASES = { area: 'gallery', canary: 'c', stable: 's' };

const failed = (block: string, loads: number, more: Partial<LoadsOfBlocks> = {}): LoadsOfBlocks => ({
  ...{ slice: 0, area: 'gallery', release: 'c', outcome: 'init', isEarlier: false },
  ...{ block, loads },
  ...more,
});

const failuresOf = (...rows: LoadsOfBlocks[]) =>
  weighFailures(rows).reduce((sum, { loads }) => sum + loads, 0);

test.each([
  ['203.0.113.9', '203 0'],
  ['::ffff:203.0.113.9', '203 0'],
  ['2001:db8:7:8::1', '2001 db8'],
  ['::1', '0 0'],
])('%s belongs to the block %s', (address, block) => {
  expect(blockOf(networkOf(address))).toBe(block);
});

test('a block has five failures in all slices and outcomes, and one before a pause stays used', () => {
  expect(failuresOf(failed('a', 100))).toBe(5);
  expect(failuresOf(failed('a', 3), failed('a', 3, { slice: 2, outcome: 'render' }), failed('b', 2))).toBe(7);
  expect(failuresOf(failed('a', 9), failed('a', 2, { isEarlier: true }))).toBe(3);
  expect(failuresOf(failed('a', 9, { isEarlier: true }), failed('a', 9), failed('b', 1))).toBe(1);
});

/** Returns the number of canary loads until the pause, or null. A tenth of the visitors get the canary. */
function loadsUntilPause(
  seed: number,
  { canary, stable, blocks, limit }: { canary: number; stable: number; blocks: number; limit: number },
): number | null {
  const random = seededRandom(seed);
  const rows = new Map<string, LoadsOfBlocks>();
  let ofCanary = 0;
  for (let load = 0; ofCanary < limit; load += 1) {
    const isCanary = random() < 0.1;
    const fails = random() < (isCanary ? canary : stable);
    const block = isCanary && fails ? String(Math.floor(random() * blocks)) : null;
    const slice = Math.floor(load / 500);
    const key = [slice, isCanary, fails, block].join();
    const row = rows.get(key) ?? {
      ...failed('', 0, { slice, block }),
      release: isCanary ? 'c' : 's',
      outcome: fails ? 'init' : 'ok',
    };
    row.loads += 1;
    rows.set(key, row);
    if (isCanary) ofCanary += 1;
    if (isCanary && fails && shouldPause([...rows.values()], RELEASES)) return ofCanary;
  }
  return null;
}

test.each([3, 5, 3_000])(
  'of 50 canaries that 1 in 20 cannot load, all are paused within 300 loads, with visitors of %i blocks',
  (blocks) => {
    const rates = { canary: 0.05, stable: 0.001, blocks, limit: 300 };
    const delays = Array.from({ length: 50 }, (_, seed) => loadsUntilPause(seed + 1, rates));
    expect(delays.filter((loads) => loads === null)).toEqual([]);
  },
);

test('of 1,000 canaries as good as the stable release, at most one is paused in 1,000 loads', () => {
  const pauses = Array.from({ length: 1_000 }, (_, seed) => {
    const rate = [0.001, 0.005, 0.02, 0.05][seed % 4]!;
    return loadsUntilPause(seed + 1, { canary: rate, stable: rate, blocks: 50, limit: 1_000 });
  });
  expect(pauses.filter((loads) => loads !== null).length).toBeLessThanOrEqual(1);
});
