export const MEMBER_TABS = ['palettes', 'collections', 'colors'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

export interface MemberAddress {
  tab: MemberTab;
  after: number | null;
  page: number;
}

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

export function writeAddress({ tab, after, page }: MemberAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'palettes') query.set('tab', tab);
  if (after !== null) query.set('after', String(after));
  if (page > 1) query.set('page', String(page));
  return query;
}
