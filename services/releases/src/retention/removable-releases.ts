import type { MoveRow } from '../database/event.queries.ts';
import type { Publication } from '../database/pruned.queries.ts';
import { addMove, emptyHistory, rollbackTarget, type AreaHistory } from '../moves/area-history.ts';

export interface RetentionPolicy {
  keepDays: number;
  tabLifetimeHours: number;
}

const HOUR_MS = 3_600_000;
const NEVER_USED = -Infinity;

/**
 * Returns the releases published more than `keepDays` ago that no environment uses. A release is in use while
 * it is stable, a canary or a rollback target, and for `tabLifetimeHours` afterwards.
 *
 * @param published all releases whose files exist
 * @param moves of all environments, oldest first within each
 */
export function removableReleases(
  published: readonly Publication[],
  moves: readonly (MoveRow & { environment: string })[],
  now: number,
  { keepDays, tabLifetimeHours }: RetentionPolicy,
): Publication[] {
  const kept = new Set(published.map(keyOf));
  const lastHeld = lastUseTimes(moves, now, kept);
  return published.filter(
    (release) =>
      Date.parse(release.publishedAt) < now - keepDays * 24 * HOUR_MS &&
      (lastHeld.get(keyOf(release)) ?? NEVER_USED) < now - tabLifetimeHours * HOUR_MS,
  );
}

/**
 * Returns when each release was last in use by pages or as a rollback target; `now` for those still in use.
 */
function lastUseTimes(
  moves: readonly (MoveRow & { environment: string })[],
  now: number,
  kept: ReadonlySet<string>,
): Map<string, number> {
  const lastHeld = new Map<string, number>();
  const areas = new Map<string, { history: ReturnType<typeof emptyHistory>; held: string[] }>();
  for (const move of moves) {
    const place = `${move.environment} ${move.area}`;
    const area = areas.get(place) ?? { history: emptyHistory(), held: [] };
    areas.set(place, area);
    for (const key of area.held)
      lastHeld.set(key, Math.max(Date.parse(move.at), lastHeld.get(key) ?? NEVER_USED));
    addMove(area.history, move);
    const key = (release: string) => keyOf({ area: move.area, release });
    area.held = usedReleases(area.history, (release) => kept.has(key(release))).map(key);
  }
  for (const { held } of areas.values()) for (const key of held) lastHeld.set(key, now);
  return lastHeld;
}

function usedReleases(
  { pointer, stablePath, quarantined }: AreaHistory,
  isKept: (release: string) => boolean,
): string[] {
  // Pages load nothing of a retired area. Activating it again requires publishing any pruned release first.
  if (pointer?.retired) return [];
  // Also includes the target that a rollback would have without quarantines, because an operator may lift
  // them. Releases without files cannot be targets.
  const targets = [
    rollbackTarget(stablePath, { has: (release) => quarantined.has(release) || !isKept(release) }),
    rollbackTarget(stablePath, { has: (release) => !isKept(release) }),
  ];
  return [pointer?.stable, pointer?.canary?.release, ...targets].filter(
    (release) => typeof release === 'string',
  );
}

const keyOf = ({ area, release }: { area: string; release: string }) => `${area}/${release}`;
