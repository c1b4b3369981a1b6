import type { ReleaseEvent } from '@danqing/contracts/releases';

export interface RollbackTarget {
  release: string;
  madeStable: ReleaseEvent;
}

export interface RollbackTargets {
  usual: string | null;
  targets: RollbackTarget[];
}

/**
 * Returns possible rollback targets. The usual target is the last available release before the current one in
 * the history of stable releases. A rollback removes the releases after its target from that history. A
 * repeated rollback therefore goes further back, never forward. The server applies the same rule.
 *
 * @param events newest first
 */
export function rollbackTargets(
  events: readonly ReleaseEvent[],
  stable: string,
  unavailable: ReadonlySet<string>,
): RollbackTargets {
  const path: string[] = [];
  const madeStable = new Map<string, ReleaseEvent>();
  for (const event of events.toReversed()) {
    const release = event.pointer.stable;
    if (release === path.at(-1)) continue;
    const earlier = event.action === 'rollback' ? path.lastIndexOf(release) : -1;
    if (earlier >= 0) path.length = earlier + 1;
    else path.push(release);
    madeStable.set(release, event);
  }
  const usual =
    path.slice(0, -1).findLast((release) => release !== stable && !unavailable.has(release)) ?? null;
  const rank = ({ release, madeStable: { sequence } }: RollbackTarget) =>
    release === usual ? Infinity : unavailable.has(release) ? sequence - Number.MAX_SAFE_INTEGER : sequence;
  const targets = [...madeStable]
    .map(([release, event]) => ({ release, madeStable: event }))
    .filter(({ release }) => release !== stable)
    .sort((a, b) => rank(b) - rank(a));
  return { usual, targets };
}
