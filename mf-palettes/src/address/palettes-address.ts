import { parseHex, type Hex } from '@danqing/color-core';
import { PALETTE_LIMITS, type PaletteSort } from '@danqing/contracts/palettes';

export type PalettesTab = 'mine' | 'public';

export interface PalettesAddress {
  tab: PalettesTab | null;
  /** Page number from 1. The list may have fewer pages. */
  page: number;
  sort: PaletteSort;
  search: string;
  near: Hex | null;
}

export const MAX_SEARCH_LENGTH = PALETTE_LIMITS.name;
/** The server's largest page number. */
const LAST_PAGE = 1_000_000;

export function readAddress(query: URLSearchParams): PalettesAddress {
  const tab = query.get('tab');
  const page = query.get('page') ?? '';
  return {
    tab: tab === 'mine' || tab === 'public' ? tab : null,
    page: /^\d{1,9}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1,
    sort: query.get('sort') === 'newest' ? 'newest' : 'downloads',
    search: [...(query.get('search') ?? '').trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim(),
    near: parseHex(query.get('near')),
  };
}

export function writeAddress({ tab, page, sort, search, near }: PalettesAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab) query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  if (sort !== 'downloads') query.set('sort', sort);
  if (search) query.set('search', search);
  if (near) query.set('near', near.slice(1));
  return query;
}
