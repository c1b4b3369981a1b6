import type {
  CocreatedColorsQuery,
  CocreatedColorsResponse,
  ColorGroup,
  LikeResponse,
} from '@danqing/contracts/cocreate';
import { request, type CallOptions } from './request.ts';

export type CocreatedColorsSearch = Partial<CocreatedColorsQuery>;

export const cocreateKeys = {
  all: ['cocreate'],
  list: (search: CocreatedColorsSearch) => ['cocreate', 'list', search],
  one: (id: number, userId: number | null) => ['cocreate', 'one', id, userId],
  sameName: (name: string, excludeId: number | undefined) => ['cocreate', 'same-name', name, excludeId],
  search: (text: string) => ['cocreate', 'search', text],
  nfts: (page: number) => ['cocreate', 'nfts', page],
} as const;

/** Returns a page of co-created colour names, each with its first colours. Malformed entries are skipped. */
export function listCocreatedColors(
  search: CocreatedColorsSearch,
  options: CallOptions,
): Promise<CocreatedColorsResponse> {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return request(`api/co-create/colors${query && `?${query}`}`, { ...options, read: readPage });
}

/** Likes a co-created colour, or removes the member's like if there is one. */
export function likeColor(id: number, options: CallOptions): Promise<LikeResponse> {
  return request(`api/co-create/colors/${id}/like`, { ...options, method: 'POST', read: readLike });
}

function readPage(body: unknown): CocreatedColorsResponse | undefined {
  const { items, total, page, pageSize } = (body ?? {}) as Partial<CocreatedColorsResponse>;
  if (!Array.isArray(items) || ![total, page, pageSize].every(Number.isInteger)) return undefined;
  return { ...(body as CocreatedColorsResponse), items: items.filter(isGroup) };
}

const isGroup = (entry: unknown): entry is ColorGroup => {
  const { id, name, group_items, group_total, user } = (entry ?? {}) as Partial<ColorGroup>;
  return (
    Number.isInteger(id) &&
    typeof name === 'string' &&
    Array.isArray(group_items) &&
    group_items.length > 0 &&
    Number.isInteger(group_total) &&
    typeof user?.name === 'string'
  );
};

function readLike(body: unknown): LikeResponse | undefined {
  const { likes_count, liked } = (body ?? {}) as Partial<LikeResponse>;
  return Number.isInteger(likes_count) && typeof liked === 'boolean' ? (body as LikeResponse) : undefined;
}
