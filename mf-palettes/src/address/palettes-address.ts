import { parseHex, type Hex } from '@danqing/color-core';
import { PALETTE_LIMITS, type PaletteSort } from '@danqing/contracts/palettes';

export type PalettesTab = 'mine' | 'public';

/** What the query of the page's address says: everything that back, forward and reload must keep. */
export interface PalettesAddress {
  /** Null: whichever the page opens on. */
  tab: PalettesTab | null;
  /** From 1 on; the list may be shorter. */
  page: number;
  sort: PaletteSort;
  /** Trimmed; empty: everything. */
  search: string;
  near: Hex | null;
}

/** Characters. */
export const LONGEST_SEARCH = PALETTE_LIMITS.name;
/** The server counts no further. */
const LAST_PAGE = 1_000_000;

/** Anything that is not understood counts as not said. */
export function readAddress(query: URLSearchParams): PalettesAddress {
  const tab = query.get('tab');
  const page = query.get('page') ?? '';
  return {
    tab: tab === 'mine' || tab === 'public' ? tab : null,
    page: /^\d{1,9}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1,
    sort: query.get('sort') === 'newest' ? 'newest' : 'downloads',
    search: [...(query.get('search') ?? '').trim()].slice(0, LONGEST_SEARCH).join('').trim(),
    near: parseHex(query.get('near')),
  };
}

/** The query for an address; what a page says by itself is left out. */
export function writeAddress({ tab, page, sort, search, near }: PalettesAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab) query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  if (sort !== 'downloads') query.set('sort', sort);
  if (search) query.set('search', search);
  if (near) query.set('near', near.slice(1));
  return query;
}
