import type { Collection, MemberPicture, MemberPicturesResponse } from '@danqing/contracts/creations';
import type {
  ChangeMemberRequest,
  ChangeMemberResponse,
  MemberPage,
  MemberPageResponse,
  MemberWorksResponse,
} from '@danqing/contracts/identity';
import { readCollection } from './creations.ts';
import { readPalette, type ListedPalette } from './read-palette.ts';
import { request, type CallOptions } from './request.ts';

export interface WorksPage<Work> {
  items: Work[];
  next: number | null;
}
export interface WorksSearch {
  limit?: number;
  after?: number | undefined;
}

export const memberKeys = {
  all: ['members'],
  page: (id: number, viewer: number | null) => ['members', 'page', id, viewer],
  palettes: (id: number, viewer: number | null, search: WorksSearch) => [
    'members',
    'palettes',
    id,
    viewer,
    search,
  ],
  collections: (id: number, viewer: number | null, search: WorksSearch) => [
    'members',
    'collections',
    id,
    viewer,
    search,
  ],
  pictures: (id: number) => ['members', 'pictures', id],
} as const;

/** Returns a member's public profile. Only the member can read a private one. */
export const getMemberPage = (id: number, options: CallOptions): Promise<MemberPage> =>
  request(`api/users/${id}/public`, { ...options, read: readMemberPage });

/** Changes the member's own name, picture or page visibility. Fields that `change` omits stay. */
export function changeMember(
  id: number,
  change: ChangeMemberRequest,
  options: CallOptions,
): Promise<ChangeMemberResponse['data']> {
  return request(`api/users/${id}`, { ...options, method: 'PATCH', body: change, read: readChanged });
}

/**
 * Returns a member's public palettes, newest first. A malformed palette is returned with its problem in
 * `fault`.
 *
 * @param search.after `next` of the previous page
 */
export const listMemberPalettes = (
  id: number,
  search: WorksSearch,
  options: CallOptions,
): Promise<WorksPage<ListedPalette>> =>
  request(`api/users/${id}/palettes${queryOf({ ...search })}`, {
    ...options,
    read: (body) => readWorks(body, (entries) => entries.map(readPalette)),
  });

/** Returns a member's creations. Members also receive their own unlisted creations, unless `only` is `listed`. */
export const listMemberCollections = (
  id: number,
  search: WorksSearch & { only?: 'listed' },
  options: CallOptions,
): Promise<WorksPage<Collection>> =>
  request(`api/users/${id}/collections${queryOf({ ...search })}`, {
    ...options,
    read: (body) => readWorks(body, (entries) => entries.flatMap((entry) => readCollection(entry) ?? [])),
  });

/** Returns the pictures of the member's creations, newest first, including those of unlisted creations. */
export const listOwnPictures = (id: number, limit: number, options: CallOptions): Promise<MemberPicture[]> =>
  request(`api/users/${id}/images?limit=${limit}`, { ...options, read: readPictures });

function queryOf(fields: Record<string, string | number | undefined>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

function readWorks<Work>(body: unknown, read: (entries: unknown[]) => Work[]): WorksPage<Work> | undefined {
  const { data, next } = (body ?? {}) as Partial<MemberWorksResponse<unknown>>;
  if (!Array.isArray(data)) return undefined;
  return { items: read(data), next: typeof next === 'number' ? next : null };
}

function readMemberPage(body: unknown): MemberPage | undefined {
  const { data } = (body ?? {}) as Partial<MemberPageResponse>;
  const whole =
    Number.isInteger(data?.id) && typeof data?.name === 'string' && typeof data.stats === 'object';
  return whole ? data : undefined;
}

function readChanged(body: unknown): ChangeMemberResponse['data'] | undefined {
  const { data } = (body ?? {}) as Partial<ChangeMemberResponse>;
  return Number.isInteger(data?.user?.id) && typeof data?.user?.name === 'string' ? data : undefined;
}

function readPictures(body: unknown): MemberPicture[] | undefined {
  const { data } = (body ?? {}) as Partial<MemberPicturesResponse>;
  if (!Array.isArray(data)) return undefined;
  return data.filter(({ id, url }) => Number.isInteger(id) && typeof url === 'string');
}
