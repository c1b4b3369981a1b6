import type { MoveRow } from '../database/event.queries.ts';
import type { Publication } from '../database/pruned.queries.ts';
import { addMove, emptyHistory, rollbackTarget, type AreaHistory } from '../moves/area-history.ts';

export interface RetentionPolicy {
  /** Days for which every release is kept after it was published. */
  keepDays: number;
  /** Hours for which an open tab may ask for files of a release that it was given. */
  tabLifetimeHours: number;
}

const HOUR_MS = 3_600_000;
const NEVER_HELD = -Infinity;

/**
 * The releases whose files are no longer needed: published longer ago than `keepDays`, and in no environment stable,
 * canary or target of a rollback, now or within the life of a tab. `published` are all whose files are there, `moves`
 * those of all environments, oldest first in each.
 */
export function removableReleases(
  published: readonly Publication[],
  moves: readonly (MoveRow & { environment: string })[],
  now: number,
  { keepDays, tabLifetimeHours }: RetentionPolicy,
): Publication[] {
  const kept = new Set(published.map(keyOf));
  const lastHeld = lastHeldTimes(moves, now, kept);
  return published.filter(
    (release) =>
      Date.parse(release.publishedAt) < now - keepDays * 24 * HOUR_MS &&
      (lastHeld.get(keyOf(release)) ?? NEVER_HELD) < now - tabLifetimeHours * HOUR_MS,
  );
}

/** Until when each release was one that a page could load or an operator return to; `now` for those that still are. */
function lastHeldTimes(
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
      lastHeld.set(key, Math.max(Date.parse(move.at), lastHeld.get(key) ?? NEVER_HELD));
    addMove(area.history, move);
    const key = (release: string) => keyOf({ area: move.area, release });
    area.held = heldReleases(area.history, (release) => kept.has(key(release))).map(key);
  }
  for (const { held } of areas.values()) for (const key of held) lastHeld.set(key, now);
  return lastHeld;
}

function heldReleases(
  { pointer, path, quarantined }: AreaHistory,
  isKept: (release: string) => boolean,
): string[] {
  // A page can load nothing of it, and what comes back is published again where its files are gone.
  if (pointer?.retired) return [];
  // Also the target as it would be without quarantines, which an operator may lift. What is gone already is none.
  const targets = [
    rollbackTarget(path, { has: (release) => quarantined.has(release) || !isKept(release) }),
    rollbackTarget(path, { has: (release) => !isKept(release) }),
  ];
  return [pointer?.stable, pointer?.canary?.release, ...targets].filter(
    (release) => typeof release === 'string',
  );
}

const keyOf = ({ area, release }: { area: string; release: string }) => `${area}/${release}`;
