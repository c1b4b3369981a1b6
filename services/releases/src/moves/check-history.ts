import { isDeepStrictEqual } from 'node:util';
import type { ReleaseEvent } from '@danqing/contracts/releases';
import type { StoredHistoryRow } from '../database/pointer.queries.ts';
import { foldByArea } from './area-history.ts';

/**
 * Returns the problems in an environment's events, oldest first. A problem is a sequence gap, or a move that
 * does not start at the previous stable release.
 */
export function findHistoryProblems(events: readonly ReleaseEvent[]): string[] {
  const stable = new Map<string, string>();
  return events.flatMap(({ sequence, area, from, pointer }, index) => {
    const problems: string[] = [];
    if (sequence !== index + 1) problems.push(`move ${index + 1} is missing before move ${sequence}`);
    const before = stable.get(area) ?? null;
    if (from !== before) problems.push(`move ${sequence} of ${area} begins at ${from}, not at ${before}`);
    stable.set(area, pointer.stable);
    return problems;
  });
}

/** Returns the areas whose stored pointer, rollback path or quarantines differ from their events. */
export function findStoredHistoryProblems(
  events: readonly ReleaseEvent[],
  stored: readonly StoredHistoryRow[],
): string[] {
  const histories = foldByArea(events);
  const known = new Map(stored.map((row) => [row.area, row]));
  return [...new Set([...histories.keys(), ...known.keys()])].sort().flatMap((area) => {
    const history = histories.get(area);
    const expected = history && {
      area,
      pointer: history.pointer,
      sequence: history.sequence,
      stablePath: history.stablePath,
      quarantined: [...history.quarantined].sort(),
    };
    return isDeepStrictEqual(expected, known.get(area))
      ? []
      : [`what is stored of ${area} differs from its moves`];
  });
}
