import type { HealthMetric } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { slicesOfReports, worseMetrics, type HealthSlices } from './compare-health.ts';
import type { PageMetric } from './health-reports.queries.ts';

type Shares = Partial<Record<PageMetric, [canary: number, of: number, stable: number, of: number]>>;
const slices = (shares: Shares): HealthSlices =>
  Object.fromEntries(
    Object.entries(shares).map(([metric, [failures, loads, stablePoor, stableLoads]]) => [
      metric,
      [{ canary: { loads, failures }, stable: { loads: stableLoads, failures: stablePoor } }],
    ]),
  );

test.each<[string, Shares, HealthMetric[]]>([
  ['nothing is known', {}, []],
  ['few pages are known', { lcp: [40, 40, 0, 1_000] }, []],
  ['both are alike', { lcp: [100, 500, 1_000, 5_000], inp: [20, 500, 200, 5_000] }, []],
  ['the canary is better', { lcp: [10, 500, 1_000, 5_000] }, []],
  ['errors are more frequent', { errors: [30, 200, 10, 2_000] }, ['errors']],
  [
    'several are worse',
    { lcp: [300, 500, 1_000, 5_000], cls: [90, 500, 50, 5_000], long: [20, 500, 200, 5_000] },
    ['lcp', 'cls'],
  ],
])('%s', (_when, shares, worse) => {
  expect(worseMetrics(slices(shares))).toEqual(worse);
});

test('of one provider at most five poor networks count, of the stable release all', () => {
  const of = { metric: 'errors' as const, slice: 0 };
  const rows = [
    { ...of, release: 'canary', isPoor: true, networks: 100, block: 'a' },
    { ...of, release: 'canary', isPoor: true, networks: 3, block: 'b' },
    { ...of, release: 'canary', isPoor: false, networks: 50, block: null },
    { ...of, release: 'stable', isPoor: true, networks: 9, block: null },
    { ...of, release: 'stable', isPoor: false, networks: 90, block: null },
  ];
  const releases = { area: 'gallery', stable: 'stable', canary: 'canary', since: null };
  expect(slicesOfReports(rows, releases).errors).toEqual([
    { canary: { loads: 58, failures: 8 }, stable: { loads: 99, failures: 9 } },
  ]);
});
