import { parseHex, type Hex } from '@danqing/color-core';
import { COCREATE_PAGE_SIZE, type CocreateSort } from '@danqing/contracts/cocreate';

/** The URL query of the list: all state that back, forward and reload restore. */
export interface ColorsAddress {
  page: number | null;
  pageSize: number;
  sort: CocreateSort;
  hex: Hex | null;
}

/** The server's maximum page. */
const LAST_PAGE = 1_000_000;

/** Ignores invalid values and clamps numbers (specification part 2 §5). */
export function readAddress(query: URLSearchParams): ColorsAddress {
  const { default: usual, max } = COCREATE_PAGE_SIZE;
  return {
    page: clamped(query.get('page'), 1, LAST_PAGE),
    pageSize: clamped(query.get('pageSize'), 1, max) ?? usual,
    sort: query.get('sort') === 'likes' ? 'likes' : 'latest',
    hex: parseHex(query.get('hex')),
  };
}

function clamped(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^-?\d{1,15}(\.\d+)?$/.test(text.trim())) return null;
  return Math.min(Math.max(Math.trunc(Number(text)), min), max);
}

export function writeAddress({ page, pageSize, sort, hex }: ColorsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (page !== null && (page > 1 || hex)) query.set('page', String(page));
  if (pageSize !== COCREATE_PAGE_SIZE.default) query.set('pageSize', String(pageSize));
  if (sort !== 'latest') query.set('sort', sort);
  if (hex) query.set('hex', hex.slice(1));
  return query;
}
