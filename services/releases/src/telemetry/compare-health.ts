import { HEALTH_METRICS, type ComparedMetric, type HealthMetric } from '@danqing/contracts/releases';
import type { CanaryRunRow } from '../database/pointer.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { compareLoads } from './compare-loads.ts';
import {
  selectHealthReports,
  type ComparedReleases,
  type HealthReports,
  type PageMetric,
} from './health-reports.queries.ts';
import { sumCounts, testCanary, type Slice } from './sequential-test.ts';
import { weighFailures } from './weigh-failures.ts';

/** Minutes per slice, as the watch of canaries compares them. */
export const SLICE_MINUTES = 10;

/** Networks per slice and metric; those that fared poorly are the failures. */
export type HealthSlices = Partial<Record<HealthMetric, Slice[]>>;

/**
 * Returns the reports of pages in the form of the sequential test. Of each provider's block, at most five poor
 * networks count, as in the watch of loads, so that no provider decides.
 */
export function slicesOfReports(
  rows: readonly HealthReports[],
  { area, stable, canary }: ComparedReleases,
): HealthSlices {
  const slicesOf = (metric: PageMetric) => {
    const weighed = weighFailures(
      rows
        .filter((row) => row.metric === metric)
        .map(({ slice, release, isPoor, networks, block }) => ({
          area,
          slice,
          release,
          block,
          outcome: isPoor ? ('render' as const) : ('ok' as const),
          loads: networks,
          isEarlier: false,
        })),
    );
    return compareLoads(weighed, { area, stable, canary: canary ?? '' }).slices;
  };
  return Object.fromEntries(PAGE_METRICS.map((metric) => [metric, slicesOf(metric)]));
}

const PAGE_METRICS = HEALTH_METRICS.filter((metric) => metric !== 'loads' && metric !== 'silent');

/**
 * Returns the metrics in which clearly more networks fare poorly with the canary than with the stable release,
 * by the test that also judges failed loads. May be called after every report.
 */
export const worseMetrics = (slices: HealthSlices): HealthMetric[] =>
  HEALTH_METRICS.filter((metric) => testCanary(slices[metric] ?? []).decision !== 'continue');

/** Reads what pages measured since a canary began, weighed by provider. */
export async function readPageSlices(
  database: Queryable,
  environment: string,
  { area, stable, release: canary, since }: Pick<CanaryRunRow, 'area' | 'stable' | 'release' | 'since'>,
): Promise<HealthSlices> {
  const of = { area, stable, canary, since };
  return slicesOfReports(await selectHealthReports(database, environment, of, SLICE_MINUTES), of);
}

/** Returns the sums of slices, for the record of a decision. */
export const sumHealth = (slices: HealthSlices): ComparedMetric[] =>
  HEALTH_METRICS.flatMap((metric) => {
    const all = slices[metric];
    if (!all) return [];
    return [
      {
        metric,
        canary: sumCounts(all.map(({ canary }) => canary)),
        stable: sumCounts(all.map(({ stable }) => stable)),
      },
    ];
  });
