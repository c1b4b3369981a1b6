import type { ReleaseEvent } from '@danqing/contracts/releases';

/** A release that was stable before the present one. */
export interface RollbackTarget {
  release: string;
  /** The move that made it so last. */
  madeStable: ReleaseEvent;
}

export interface RollbackTargets {
  /** The usual choice; null when none is known. */
  usual: string | null;
  /** Every earlier stable release, the usual choice first, then by when each was made stable last. */
  targets: RollbackTarget[];
}

/**
 * Where a rollback may go. The usual choice is the release that was stable when the current one was first made
 * stable, as the server decides it too: a second rollback goes further back, never forward to what the first one left.
 * `events` newest first.
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
