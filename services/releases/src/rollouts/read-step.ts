import type { StepNumbers } from '@danqing/contracts/releases';
import { selectCanaryRuns } from '../database/pointer.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import type { WatchedRollout } from '../database/rollout.queries.ts';
import { compareLoads } from '../telemetry/compare-loads.ts';
import { selectLoadsSince } from '../telemetry/load.queries.ts';
import {
  LIMIT,
  likelihoodRatio,
  MAX_RATIO,
  sumCounts,
  testCanary,
  type Counts,
} from '../telemetry/sequential-test.ts';
import { selectReportedLoads } from '../telemetry/unique-reporter.queries.ts';
import { weighFailures } from '../telemetry/weigh-failures.ts';

/** Minutes per slice, as the watch of canaries compares them. */
const SLICE_MINUTES = 10;
const NONE: Counts = { loads: 0, failures: 0 };

export interface StepReading {
  numbers: StepNumbers;
  /** Networks that reported the canary since it began. */
  networks: Counts;
}

/** Reads what visitors reported about the canary of a rollout and about the stable release beside it. */
export async function readStep(
  database: Queryable,
  environment: string,
  rollout: Pick<WatchedRollout, 'area' | 'release' | 'stable' | 'step_since' | 'elapsed'>,
): Promise<StepReading> {
  const { area, release: canary, stable, elapsed } = rollout;
  const since = new Date(rollout.step_since);
  const loads = await selectLoadsSince(database, environment, { area, releases: [canary, stable] }, since);
  const inStep = (release: string) => {
    const { loads: count, failures } = loads.find((row) => row.release === release) ?? NONE;
    return { release, loads: count, failures };
  };
  const [run] = await selectCanaryRuns(database, environment, area);
  const rows = run
    ? await selectReportedLoads(
        database,
        environment,
        area,
        { run: new Date(run.since), pausedAt: run.pausedAt === null ? null : new Date(run.pausedAt) },
        SLICE_MINUTES,
      )
    : [];
  const { slices } = compareLoads(weighFailures(rows), { area, canary, stable });
  return {
    numbers: {
      seconds: Math.round(elapsed),
      canary: inStep(canary),
      stable: inStep(stable),
      verdict: testCanary(slices).decision,
      ratio: Math.min(likelihoodRatio(slices), MAX_RATIO),
      limit: LIMIT,
    },
    networks: sumCounts(slices.map((slice) => slice.canary)),
  };
}
