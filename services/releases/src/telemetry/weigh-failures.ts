import type { ReportedLoads } from './load.queries.ts';
import { compareLoads } from './compare-loads.ts';
import { testCanary } from './sequential-test.ts';

/**
 * Failures of a canary that count per block in one run. Below the least number of failures that decides
 * anything, so that no single block decides.
 */
const FAILURES_PER_BLOCK = 5;

export interface LoadsOfBlocks extends ReportedLoads {
  /** Block of the networks, for failures of the canary; otherwise null. */
  block: string | null;
  /** Whether the loads were reported before the canary was last paused. */
  isEarlier: boolean;
}

/**
 * Removes failures of the canary beyond FAILURES_PER_BLOCK of each block, and all earlier loads. Earlier
 * failures use up their block's share, so a block never gets a second one in the same run.
 */
export function weighFailures(rows: readonly LoadsOfBlocks[]): ReportedLoads[] {
  const counted = new Map<string, number>();
  const weighed: ReportedLoads[] = [];
  for (const row of rows.toSorted((one, two) => Number(two.isEarlier) - Number(one.isEarlier))) {
    const { block, isEarlier, ...loads } = row;
    if (block === null) {
      if (!isEarlier) weighed.push(loads);
      continue;
    }
    const before = counted.get(block) ?? 0;
    const most = Math.min(loads.loads, FAILURES_PER_BLOCK - before);
    counted.set(block, before + most);
    if (!isEarlier && most > 0) weighed.push({ ...loads, loads: most });
  }
  return weighed;
}

/**
 * Returns whether reports alone pause the canary. Networks of one provider must not suffice. Weighing only
 * removes failures of the canary, so the error rate of `testCanary` still holds.
 */
export function shouldPause(
  rows: readonly LoadsOfBlocks[],
  releases: { area: string; canary: string; stable: string },
): boolean {
  return testCanary(compareLoads(weighFailures(rows), releases).slices).decision === 'roll-back';
}
