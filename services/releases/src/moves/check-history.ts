import type { ReleaseEvent } from '@danqing/contracts/releases';

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
