import type { ReleaseEvent } from '@danqing/contracts/releases';

/** Both are null if the move is not among the events. */
export interface StablePeriod {
  since: ReleaseEvent | null;
  until: ReleaseEvent | null;
}

export interface RollbackTarget extends StablePeriod {
  release: string;
}

/**
 * Returns the last period in which each release was stable.
 *
 * @param events newest first
 */
export function stablePeriods(events: readonly ReleaseEvent[]): Map<string, StablePeriod> {
  const periods = new Map<string, StablePeriod>();
  let current: StablePeriod | undefined;
  let stable: string | null = null;
  for (const event of events.toReversed()) {
    if (event.pointer.stable === stable) continue;
    if (current) current.until = event;
    stable = event.pointer.stable;
    current = { since: event, until: null };
    periods.set(stable, current);
  }
  return periods;
}

/**
 * Returns possible rollback targets: first `usual`, the one that the server would select, then the others by
 * when they were stable last, those in quarantine at the end.
 */
export function rollbackTargets(
  periods: ReadonlyMap<string, StablePeriod>,
  area: { stable: string; usual: string | null; quarantined: ReadonlySet<string> },
): RollbackTarget[] {
  const { stable, usual, quarantined } = area;
  const rank = ({ release, since }: RollbackTarget) =>
    (since?.sequence ?? 0) - (quarantined.has(release) ? Number.MAX_SAFE_INTEGER : 0);
  const others = [...periods]
    .map(([release, period]) => ({ release, ...period }))
    .filter(({ release }) => release !== stable && release !== usual)
    .sort((a, b) => rank(b) - rank(a));
  const unknown = { since: null, until: null };
  return usual === null ? others : [{ release: usual, ...(periods.get(usual) ?? unknown) }, ...others];
}
