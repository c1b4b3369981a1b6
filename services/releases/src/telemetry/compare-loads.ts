import type { LoadOutcome } from '@danqing/contracts/releases';
import type { ReportedLoads } from './load.queries.ts';
import { isFailure } from './load-outcomes.ts';
import { sumCounts, type Counts, type Slice } from './sequential-test.ts';

/** Minimum share of `network` failures among an area's loads that counts as network trouble. */
const TROUBLED = 0.01;

export interface Comparison {
  /**
   * Loads of the canary and the stable release per slice. Excludes `network` failures in slices where most
   * other areas have network trouble.
   */
  slices: Slice[];
  wholeSlices: Slice[];
  others: Counts[];
  outcomes: Partial<Record<LoadOutcome, number>>;
}

/**
 * Compares the loads of a canary with those around it. In a slice where most other areas have network
 * trouble, `network` failures of both releases are excluded. Browsers have the stable release cached and must
 * fetch the canary, so a bad line alone would make the canary look worse.
 */
export function compareLoads(
  rows: readonly ReportedLoads[],
  { area, canary, stable }: { area: string; canary: string; stable: string },
): Comparison {
  const inOrder = [...groupBy(rows, (row) => row.slice)].sort(([one], [two]) => one - two);
  const sliceOf = (inSlice: readonly ReportedLoads[], isCounted: (row: ReportedLoads) => boolean): Slice => {
    const countOf = (release: string) =>
      countLoads(inSlice.filter((row) => row.area === area && row.release === release && isCounted(row)));
    return { canary: countOf(canary), stable: countOf(stable) };
  };
  const wholeSlices = inOrder.map(([, inSlice]) => sliceOf(inSlice, () => true));
  const slices = inOrder.map(([, inSlice]) => {
    const others = groupBy(
      inSlice.filter((row) => row.area !== area),
      (row) => row.area,
    );
    return sliceOf(inSlice, isTroubled([...others.values()]) ? isNotNetwork : () => true);
  });
  const others = groupBy(
    rows.filter((row) => row.area !== area),
    (row) => row.area,
  );
  const outcomes: Comparison['outcomes'] = {};
  for (const row of rows) {
    if (row.area === area && row.release === canary)
      outcomes[row.outcome] = (outcomes[row.outcome] ?? 0) + row.loads;
  }
  return { slices, wholeSlices, others: [...others.values()].map(countLoads), outcomes };
}

type Ended = Pick<ReportedLoads, 'outcome' | 'loads'>;

export const countLoads = (rows: readonly Ended[]): Counts =>
  sumCounts(rows.map(({ outcome, loads }) => ({ loads, failures: isFailure(outcome) ? loads : 0 })));

const isNotNetwork = ({ outcome }: Ended) => outcome !== 'network';

function isTroubled(loaded: readonly (readonly Ended[])[]): boolean {
  const troubled = loaded.filter((rows) => {
    const network = countLoads(rows.filter((row) => !isNotNetwork(row)));
    return network.loads > 0 && network.loads >= countLoads(rows).loads * TROUBLED;
  });
  return troubled.length > loaded.length / 2;
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
