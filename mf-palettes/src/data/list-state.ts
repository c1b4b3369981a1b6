import type { ListedPalette } from '@danqing/api-client';
import { PALETTE_PAGE_SIZE } from '@danqing/contracts/palettes';

/** Palettes of one page of a list: what a public page and a page of the own ones have in common. */
export type ListState = { status: 'loading' } | { status: 'failed'; retry: () => void } | LoadedList;

export interface LoadedList {
  status: 'loaded';
  palettes: readonly ListedPalette[];
  /** Of all pages. */
  total: number;
  /** Whether there may be more than `total`. */
  capped: boolean;
  /** From 1 to `pages`. */
  page: number;
  pages: number;
  /** Still the palettes of the search before, while the next ones are on their way. */
  stale: boolean;
}

/** Palettes on a page. */
export const PAGE_SIZE = PALETTE_PAGE_SIZE.default;

/** At least one, so that an empty list has a page too. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));
