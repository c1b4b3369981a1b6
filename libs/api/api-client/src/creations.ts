import type {
  Collection,
  CollectionsQuery,
  CollectionsResponse,
  PoemResponse,
} from '@danqing/contracts/creations';
import { request, type CallOptions } from './request.ts';

export type CollectionsSearch = Pick<CollectionsQuery, 'page' | 'name'>;

export const collectionKeys = {
  all: ['collections'],
  list: (search: CollectionsSearch) => ['collections', 'list', search],
  one: (id: number, userId: number | null) => ['collections', 'one', id, userId],
} as const;

/**
 * Returns a page of creations, newest first. With `name`, only those of the colour with this name. Malformed
 * entries are skipped.
 */
export function listCollections(
  { page, name }: CollectionsSearch,
  options: CallOptions,
): Promise<CollectionsResponse> {
  const query = new URLSearchParams({ page: String(page), ...(name !== undefined && { name }) });
  return request(`api/collections?${query}`, { ...options, read: readPage });
}

/** Writes a poem for a colour name. Each call returns another poem. Free of charge. */
export function writePoem(colorName: string, options: CallOptions): Promise<PoemResponse> {
  return request('api/ai/poem', { ...options, body: { colorName }, read: readPoem });
}

function readPage(body: unknown): CollectionsResponse | undefined {
  const { data, pages } = (body ?? {}) as Partial<CollectionsResponse>;
  if (!Array.isArray(data) || !Number.isInteger(pages)) return undefined;
  return { data: data.filter((entry) => readCollection(entry)), pages: pages as number };
}

export function readCollection(body: unknown): Collection | undefined {
  const entry = (body ?? {}) as Partial<Collection>;
  const { id, content, images, color, user } = entry;
  const whole =
    Number.isInteger(id) &&
    typeof content === 'string' &&
    Array.isArray(images) &&
    typeof color?.name === 'string' &&
    typeof user?.name === 'string';
  return whole ? (entry as Collection) : undefined;
}

function readPoem(body: unknown): PoemResponse | undefined {
  const poem = (body ?? {}) as Partial<PoemResponse>;
  const whole = typeof poem.cnString === 'string' && typeof poem.requestId === 'string';
  return whole ? (poem as PoemResponse) : undefined;
}
