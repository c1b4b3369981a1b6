import type { OperatorArea } from '@danqing/contracts/releases';
import { readStatus, type AreaStatus } from './area-status.ts';

export const SHOWS = ['all', 'trouble', 'rolling', 'today'] as const;
export type Show = (typeof SHOWS)[number];

export interface AreaFilter {
  text: string;
  show: Show;
}

export interface FoundArea extends ListedArea {
  /** Release that the text stands for, if visitors do not get it. */
  found: string | null;
}

export interface ListedArea {
  area: OperatorArea;
  status: AreaStatus;
  /** The last move was made today, in the operator's time zone. */
  isMovedToday: boolean;
  searchText: string;
}

export function arrangeAreas(areas: readonly OperatorArea[], now: number): ListedArea[] {
  const today = new Date(now).toDateString();
  return areas
    .map((area) => ({
      area,
      status: readStatus(area),
      isMovedToday: new Date(area.lastMove.at).toDateString() === today,
      searchText: searchTextOf(area),
    }))
    .sort(
      (a, b) =>
        a.status.rank - b.status.rank ||
        Date.parse(b.area.lastMove.at) - Date.parse(a.area.lastMove.at) ||
        (a.area.area < b.area.area ? -1 : 1),
    );
}

const CONDITIONS: Record<Show, (listed: ListedArea) => boolean> = {
  all: () => true,
  trouble: ({ status }) => status.isTrouble,
  rolling: ({ area }) => area.pointer.canary !== null,
  today: ({ isMovedToday }) => isMovedToday,
};

/** Returns the areas that contain every word of the text, of the given kind. */
export function filterAreas(areas: readonly ListedArea[], { text, show }: AreaFilter): FoundArea[] {
  const words = normalize(text).split(/\s+/);
  return areas
    .filter((listed) => CONDITIONS[show](listed) && words.every((word) => listed.searchText.includes(word)))
    .map((listed) => ({ ...listed, found: findRelease(listed.area, words) }));
}

/** Fewer digits are found in too many ids. */
const MIN_DIGITS = 6;

function findRelease({ pointer, releases }: OperatorArea, words: readonly string[]): string | null {
  const digits = words.filter((word) => word.length >= MIN_DIGITS);
  const matches = releases.filter(({ release, commit }) =>
    digits.some((word) => release.startsWith(word) || commit?.startsWith(word)),
  );
  const runs = ({ release }: { release: string }) =>
    release === pointer.stable || release === pointer.canary?.release;
  return matches.some(runs) ? null : (matches[0]?.release ?? null);
}

export const countAreas = (areas: readonly ListedArea[]): Record<Show, number> => ({
  all: areas.length,
  trouble: areas.filter(CONDITIONS.trouble).length,
  rolling: areas.filter(CONDITIONS.rolling).length,
  today: areas.filter(CONDITIONS.today).length,
});

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().trim();

function searchTextOf({ area, name, pointer, releases }: OperatorArea): string {
  const known = releases.flatMap(({ release, commit }) => [release, commit ?? '']);
  return normalize([area, name.zh, name.en, name.ja, pointer.stable, ...known].join(' '));
}
