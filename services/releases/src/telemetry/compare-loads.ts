import type { LoadOutcome } from '@danqing/contracts/releases';
import type { VoicedLoads } from './load.queries.ts';
import { isFailure } from './load-outcomes.ts';
import { sumCounts, type Counts, type Slice } from './sequential-test.ts';

/** Share of an area's loads that fail by `network` from which its visitors have trouble with the network. */
const TROUBLED = 0.01;

export interface Comparison {
  /** The canary beside the stable release of its area; without failures by `network` where other areas see them too. */
  slices: Slice[];
  /** The same with all failures. */
  wholeSlices: Slice[];
  /** The other areas over the same time, each on its own. */
  others: Counts[];
  /** How the loads of the canary ended. */
  outcomes: Partial<Record<LoadOutcome, number>>;
}

/**
 * Sets the loads of a canary against those around it. Where most other areas see trouble with the network in a slice,
 * failures by `network` of both releases are left out of it: a browser has the stable release's files already and must
 * fetch the canary's, so a bad line alone would make the canary look worse.
 */
export function compareLoads(
  rows: readonly VoicedLoads[],
  { area, canary, stable }: { area: string; canary: string; stable: string },
): Comparison {
  const inOrder = [...groupBy(rows, (row) => row.slice)].sort(([one], [two]) => one - two);
  const sliceOf = (inSlice: readonly VoicedLoads[], isCounted: (row: VoicedLoads) => boolean): Slice => {
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

type Ended = Pick<VoicedLoads, 'outcome' | 'loads'>;

/** Adds up loads by how they ended. */
export const countLoads = (rows: readonly Ended[]): Counts =>
  sumCounts(rows.map(({ outcome, loads }) => ({ loads, failures: isFailure(outcome) ? loads : 0 })));

const isNotNetwork = ({ outcome }: Ended) => outcome !== 'network';

/** Whether most of the areas that were loaded at all see trouble with the network. */
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
