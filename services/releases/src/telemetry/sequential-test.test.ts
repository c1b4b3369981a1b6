import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { likelihoodRatio, testCanary, type Slice } from './sequential-test.ts';

interface Visits {
  share: number;
  canary: (load: number) => number;
  stable: (load: number) => number;
  loads: number;
  perSlice: number;
}

function playVisits(random: () => number, { share, canary, stable, loads, perSlice }: Visits): number | null {
  const slices: Slice[] = [];
  let canaryLoads = 0;
  for (let load = 0; load < loads; load += 1) {
    if (load % perSlice === 0)
      slices.push({ canary: { loads: 0, failures: 0 }, stable: { loads: 0, failures: 0 } });
    const isCanary = random() < share;
    const counts = slices.at(-1)![isCanary ? 'canary' : 'stable'];
    const fails = random() < (isCanary ? canary : stable)(load);
    counts.loads += 1;
    if (fails) counts.failures += 1;
    if (isCanary) canaryLoads += 1;
    const isEndOfSlice = load % perSlice === perSlice - 1;
    if (((fails && isCanary) || isEndOfSlice) && testCanary(slices).decision === 'roll-back')
      return canaryLoads;
  }
  return null;
}

const always = (rate: number) => () => rate;

function playRuns(runs: number, visits: (run: number) => Visits): (number | null)[] {
  return Array.from({ length: runs }, (_, run) => playVisits(seededRandom(run + 1), visits(run)));
}

test.each([
  { share: 0.05, within: 350 },
  { share: 0.1, within: 350 },
  { share: 0.25, within: 350 },
  { share: 0.5, within: 550 },
])(
  'a canary that 1 in 20 cannot load, the stable release 1 in 1,000, goes back within $within loads at a share of $share',
  ({ share, within }) => {
    const visits = { share, canary: always(0.05), stable: always(0.001), perSlice: 500 };
    const went = playRuns(1_000, () => ({ ...visits, loads: Math.round((within * 1.3) / share) }));
    expect(went.filter((loads) => loads !== null && loads <= within).length).toBeGreaterThanOrEqual(990);
  },
);

test('a canary that never loads goes back after 50 loads', () => {
  const visits = { share: 0.1, canary: always(1), stable: always(0.001), loads: 2_000, perSlice: 500 };
  expect(new Set(playRuns(100, () => visits))).toEqual(new Set([50]));
});

test('of 10,000 canaries that fail as often as the stable release for 10,000 loads, at most 20 go back', () => {
  const rates = [0.001, 0.005, 0.02, 0.05];
  const shares = [0.01, 0.1, 0.3, 0.5];
  const went = playRuns(10_000, (run) => {
    const rate = always(rates[run % 4]!);
    return { share: shares[(run >> 2) % 4]!, canary: rate, stable: rate, loads: 10_000, perSlice: 700 };
  });
  expect(went.filter((loads) => loads !== null).length).toBeLessThanOrEqual(20);
}, 120_000);

test('an outage that both releases share moves nothing', () => {
  const outage = (load: number) => (load >= 2_000 && load < 3_000 ? 0.6 : 0.002);
  const went = playRuns(1_000, (run) => ({
    share: [0.05, 0.2, 0.5][run % 3]!,
    canary: outage,
    stable: outage,
    loads: 5_000,
    perSlice: 250,
  }));
  expect(went.filter((loads) => loads !== null).length).toBeLessThanOrEqual(2);
}, 60_000);

const slice = (
  canary: [failures: number, loads: number],
  stable: [failures: number, loads: number],
): Slice => ({
  canary: { failures: canary[0], loads: canary[1] },
  stable: { failures: stable[0], loads: stable[1] },
});

test('an outage while more visitors had the canary than before does not look like the canary', () => {
  const before = slice([0, 100], [2, 1_900]);
  const during = slice([450, 900], [450, 900]);
  expect(testCanary([before, during]).decision).toBe('continue');
  const together = slice([450, 1_000], [452, 2_800]);
  expect(testCanary([together]).decision).toBe('roll-back');
});

test.each([
  ['a canary that is better', slice([0, 500], [40, 500])],
  ['no loads at all', slice([0, 0], [0, 0])],
  ['too few loads', slice([49, 49], [0, 5_000])],
  ['too few failures', slice([5, 60], [0, 50_000])],
  ['a difference of less than one in a hundred', slice([900, 100_000], [0, 100_000])],
  ['no stable loads to compare with', slice([100, 100], [0, 0])],
  ['a stable release that is down as well', slice([60, 100], [540, 900])],
])('%s is no reason to go back', (_what, counts) => {
  expect(testCanary([counts])).toEqual({ decision: 'continue' });
});

test('what goes back says by how much it is over the limit, in a number that JSON can hold', () => {
  const clear = testCanary([slice([30, 300], [2, 2_700])]);
  expect(clear).toMatchObject({ decision: 'roll-back', limit: 2_000 });
  const extreme = testCanary([slice([50_000, 50_000], [0, 50_000])]);
  expect(JSON.parse(JSON.stringify(extreme))).toEqual({ decision: 'roll-back', ratio: 1e12, limit: 2_000 });
});

test('where both fail alike, the ratio is 1 on average, exactly', () => {
  const choose = (of: number, some: number) => {
    let ways = 1;
    for (let index = 0; index < some; index += 1) ways *= (of - index) / (index + 1);
    return ways;
  };
  const count = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(count, count, fc.nat(), (canary, stable, any) => {
      const failures = any % (canary + stable + 1);
      let expected = 0;
      for (let x = Math.max(0, failures - stable); x <= Math.min(failures, canary); x += 1) {
        const chance = (choose(canary, x) * choose(stable, failures - x)) / choose(canary + stable, failures);
        expected += chance * likelihoodRatio([slice([x, canary], [failures - x, stable])]);
      }
      expect(expected).toBeCloseTo(1, 9);
    }),
  );
});

const counts = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
  .map((pair): [number, number] => [Math.min(...pair), Math.max(...pair)]);

test('one more failure of the canary never speaks for it, one more of the stable release never against it', () => {
  fc.assert(
    fc.property(counts, counts, ([canaryFails, canary], [stableFails, stable]) => {
      const ratio = likelihoodRatio([slice([canaryFails, canary + 1], [stableFails, stable + 1])]);
      const worse = likelihoodRatio([slice([canaryFails + 1, canary + 1], [stableFails, stable + 1])]);
      const excused = likelihoodRatio([slice([canaryFails, canary + 1], [stableFails + 1, stable + 1])]);
      expect(worse).toBeGreaterThanOrEqual(ratio * (1 - 1e-9));
      expect(excused).toBeLessThanOrEqual(ratio * (1 + 1e-9));
    }),
  );
});

test('slices without a failure change nothing', () => {
  fc.assert(
    fc.property(counts, counts, ([fails, canary], [, quiet]) => {
      const some = slice([fails, canary + 20], [1, 500]);
      const withQuiet = likelihoodRatio([some, slice([0, quiet + 20], [0, quiet + 20])]);
      expect(Math.log(withQuiet)).toBeCloseTo(Math.log(likelihoodRatio([some])), 9);
    }),
  );
});
