import type {
  Collection,
  CollectionsQuery,
  CollectionsResponse,
  PoemResponse,
} from '@danqing/contracts/creations';
import { request, type CallOptions } from './request.ts';

/** Which creations; without a name those of all colours. */
export type CollectionsSearch = Pick<CollectionsQuery, 'page' | 'name'>;

/** Keys of the shared query cache; `all` begins the others. */
export const collectionKeys = {
  all: ['collections'],
  list: (search: CollectionsSearch) => ['collections', 'list', search],
  one: (id: number, userId: number | null) => ['collections', 'one', id, userId],
} as const;

/** A page of creations, the newest first. */
export function listCollections(
  { page, name }: CollectionsSearch,
  options: CallOptions,
): Promise<CollectionsResponse> {
  const query = new URLSearchParams({ page: String(page), ...(name !== undefined && { name }) });
  return request(`api/collections?${query}`, { ...options, read: readPage });
}

/** Has a poem written for the colour of this name, another one at each call. Free. */
export function writePoem(colorName: string, options: CallOptions): Promise<PoemResponse> {
  return request('api/ai/poem', { ...options, body: { colorName }, read: readPoem });
}

function readPage(body: unknown): CollectionsResponse | undefined {
  const { data, pages } = (body ?? {}) as Partial<CollectionsResponse>;
  if (!Array.isArray(data) || !Number.isInteger(pages)) return undefined;
  // One that cannot be read does not take the others along.
  return { data: data.filter((entry) => readCollection(entry)), pages: pages as number };
}

/** What everything else rests on. */
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
