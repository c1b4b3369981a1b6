import {
  HEALTH_METRICS,
  type AreaHealth,
  type HealthMetric,
  type ReleaseVitals,
} from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { selectCanaryRuns, type CanaryRunRow } from '../database/pointer.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { readAreaState } from '../moves/area-state.ts';
import { selectSilentPages } from './begun-page.queries.ts';
import { SLICE_MINUTES, slicesOfReports, worseMetrics, type HealthSlices } from './compare-health.ts';
import { compareLoads } from './compare-loads.ts';
import {
  selectHealthReports,
  selectPageErrors,
  selectPercentiles,
  type ComparedReleases,
  type HealthReports,
} from './health-reports.queries.ts';
import { NO_COUNTS, sumCounts, type Slice } from './sequential-test.ts';
import { PENDING_MS, slicesOfSilence } from './silence-watch.ts';
import { selectReportedLoads } from './unique-reporter.queries.ts';
import { weighFailures } from './weigh-failures.ts';

/** Returns how the releases of an area do in visitors' pages: since the canary began, or in the last 24 hours. */
export async function readAreaHealth(
  { database, environment }: { database: DataSource; environment: string },
  area: string,
): Promise<AreaHealth> {
  const { pointer } = await readAreaState(database, environment, area);
  if (!pointer) return { stable: null, canary: null, worse: [], errors: [] };
  const [run] = await selectCanaryRuns(database, environment, area);
  const { stable, canary, since }: ComparedReleases = run
    ? { area, stable: run.stable, canary: run.release, since: run.since }
    : { area, stable: pointer.stable, canary: null, since: null };
  const of = { area, stable, canary, since };
  const reports = await selectHealthReports(database, environment, of, SLICE_MINUTES);
  const percentiles = await selectPercentiles(database, environment, of);
  const loads = run ? await readLoads(database, environment, run) : {};
  const vitalsOf = (release: string, side: keyof Slice): ReleaseVitals => {
    const p75 = percentiles.find((row) => row.release === release);
    const metricOf = (metric: HealthMetric) => {
      const counts =
        metric === 'loads' || metric === 'silent'
          ? sumCounts((loads[metric] ?? []).map((slice) => slice[side]))
          : countReports(reports.filter((row) => row.metric === metric && row.release === release));
      const value = p75 && metric in p75 ? p75[metric as 'lcp'] : null;
      return [metric, { networks: counts.loads, poor: counts.failures, p75: value }];
    };
    return { release, metrics: Object.fromEntries(HEALTH_METRICS.map(metricOf)) };
  };
  return {
    stable: vitalsOf(stable, 'stable'),
    canary: canary === null ? null : vitalsOf(canary, 'canary'),
    worse: run ? worseMetrics({ ...loads, ...slicesOfReports(reports, of) }) : [],
    errors: await selectPageErrors(database, environment, area, canary ? [stable, canary] : [stable]),
  };
}

/** Reads what the watches of loads and of silent pages compare. */
async function readLoads(
  database: Queryable,
  environment: string,
  { area, release: canary, stable, since, pausedAt }: CanaryRunRow,
): Promise<HealthSlices> {
  const run = new Date(since);
  const paused = { run, pausedAt: pausedAt === null ? null : new Date(pausedAt) };
  const loads = await selectReportedLoads(database, environment, area, paused, SLICE_MINUTES);
  const time = new Date(Date.now() - PENDING_MS);
  const silent = await selectSilentPages(database, environment, { area, since: run }, time, SLICE_MINUTES);
  return {
    loads: compareLoads(weighFailures(loads), { area, canary, stable }).slices,
    silent: slicesOfSilence(silent, { canary, stable }),
  };
}

const countReports = (rows: readonly HealthReports[]) =>
  rows.reduce(
    ({ loads, failures }, { networks, isPoor }) => ({
      loads: loads + networks,
      failures: failures + (isPoor ? networks : 0),
    }),
    NO_COUNTS,
  );
