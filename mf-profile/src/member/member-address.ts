export const MEMBER_TABS = ['palettes', 'collections', 'colors'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** What the query of the page's address says. */
export interface MemberAddress {
  tab: MemberTab;
  /** Of palettes and creations, which go by keys: where the page begins; null: with the newest. */
  after: number | null;
  /** Of colours, from 1 on. */
  page: number;
}

/** Anything that is not understood counts as not said. */
export function readAddress(query: URLSearchParams): MemberAddress {
  const tab = MEMBER_TABS.find((one) => one === query.get('tab')) ?? 'palettes';
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  return tab === 'colors'
    ? { tab, after: null, page: number('page') ?? 1 }
    : { tab, after: number('after'), page: 1 };
}

/** The query for an address; what a page says by itself is left out. */
export function writeAddress({ tab, after, page }: MemberAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'palettes') query.set('tab', tab);
  if (after !== null) query.set('after', String(after));
  if (page > 1) query.set('page', String(page));
  return query;
}
