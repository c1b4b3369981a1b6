import type { ListedPalette } from '@danqing/api-client';
import { PALETTE_PAGE_SIZE } from '@danqing/contracts/palettes';

export type ListState = { status: 'loading' } | { status: 'failed'; retry: () => void } | LoadedList;

export interface LoadedList {
  status: 'loaded';
  palettes: readonly ListedPalette[];
  total: number;
  /** True when there may be more than `total`. */
  capped: boolean;
  page: number;
  pages: number;
  /** True while the previous search's palettes are shown because the next ones are loading. */
  stale: boolean;
}

export const PAGE_SIZE = PALETTE_PAGE_SIZE.default;

/** At least one, so that an empty list has a page. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));
