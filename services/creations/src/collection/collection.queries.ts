import { COLLECTIONS_PAGE_SIZE } from '@danqing/contracts/creations';
import type { DataSource } from 'typeorm';
import { PICTURE_WIDTHS } from '../picture/picture-store.ts';

export const UNDELETE_MINUTES = 10;

/**
 * Returns SQL for a row of `shown` as JSON, in the shape of `collectionSchema`. `$1` is the URL prefix of
 * creation files.
 *
 * @param first additional keys and values, as SQL
 */
const collection = (first = '') => `
  json_build_object(${first}
    'id', shown.id, 'title', poems.title, 'content', poems.content, 'lines', poems.lines,
    'renderings', poems.renderings, 'maker', poems.maker, 'theme', shown.theme,
    'images', (
      select coalesce(json_agg(json_build_object(
        'id', paintings.id, 'url', $1::text || 'pictures/' || picture || '-' || width || '.webp', 'width', width, 'height', height,
        'sizes', (
          select json_agg(json_build_object('url', $1::text || 'pictures/' || picture || '-' || size || '.webp', 'width', size)
            order by size)
          from (select distinct least(size, width) as size from unnest(array[${PICTURE_WIDTHS.join(', ')}]) as size)
            as sizes),
        'video_url', $1::text || 'videos/' || shown_video || '.mp4', 'video_webm_url', $1::text || 'videos/' || shown_video || '.webm',
        'video_poster_url', $1::text || 'videos/' || shown_video || '.webp',
        'video_maker', case when shown_video is not null then videos.maker end,
        'video_user', case when shown_video is not null then (
          select json_build_object('id', user_id, 'name', name, 'has_page', has_page)
          from creations.authors where authors.user_id = videos.user_id) end,
        'task_id', case when videos.state in ('waiting', 'animating') then videos.id::text end,
        'caption', poems.title, 'maker', paintings.maker) order by paintings.id), '[]')
      from creations.paintings
      left join creations.videos on videos.painting_id = paintings.id and videos.state <> 'failed' and removed_at is null
      cross join lateral (select case when videos.state = 'done' then video end as shown_video) as shown_videos
      where collection_id = shown.id and paintings.state = 'done'),
    'color', json_build_object('id', poems.color_id, 'name', poems.color_name, 'hex', poems.color_hex),
    'user', json_build_object('id', authors.user_id, 'name', authors.name, 'has_page', authors.has_page, 'email', null, 'image', null),
    'is_listed', shown.is_listed, 'hidden_reason', shown.hidden_reason, 'created_at', shown.created_at)`;
const JOINED = `shown join creations.poems on poems.id = poem_id join creations.authors using (user_id)`;

/** log2 of the number of ids that one row of `collection_counts` covers. */
const RANGE_BITS = 12;

/**
 * Returns a gallery page as JSON text. The counts locate the page's range of 4,096 ids, so a query skips at
 * most 4,096 rows at any depth.
 */
export async function selectPage(
  dataSource: DataSource,
  prefix: string,
  { page, name }: { page: number; name: string | undefined },
): Promise<string> {
  const ofColor = name === undefined ? '' : 'and color_name = $3';
  const [row] = await dataSource.query<[{ answer: string }]>(
    `with counts as materialized (
       select range, listed_count, sum(listed_count) over (order by range desc) as through
       from creations.collection_counts where color_name = $3
     ), start as materialized (
       select range, through - listed_count as before from counts where through > $2 order by range desc limit 1
     ), shown as materialized (
       select * from creations.collections
       where listed ${ofColor} and id < ((select range from start) + 1::bigint) << ${RANGE_BITS}
       order by id desc limit ${COLLECTIONS_PAGE_SIZE} offset $2 - (select before from start)
     )
     select json_build_object(
       'data', (select coalesce(json_agg(${collection()} order by shown.id desc), '[]') from ${JOINED}),
       'pages', (select coalesce(ceil(sum(listed_count) / ${COLLECTIONS_PAGE_SIZE}::numeric), 0)::integer from counts)
     )::text as answer`,
    [prefix, (page - 1) * COLLECTIONS_PAGE_SIZE, name ?? ''],
  );
  return row.answer;
}

/**
 * Returns a page of a member's creations as JSON text, newest first. `all` includes creations that the
 * gallery does not list.
 */
export async function selectCollectionsOf(
  dataSource: DataSource,
  prefix: string,
  userId: number,
  { after, limit, all }: { after: number | null; limit: number; all: boolean },
): Promise<string> {
  const [row] = await dataSource.query<[{ answer: string }]>(
    `with found as materialized (
       select *, row_number() over (order by id desc) as place from creations.collections
       where user_id = $2 and deleted_at is null ${all ? '' : 'and listed'} and ($3::integer is null or id < $3::integer)
       order by id desc limit $4::integer + 1
     ), shown as (select * from found where place <= $4::integer)
     select json_build_object('success', true,
       'data', (select coalesce(json_agg(${collection()} order by shown.id desc), '[]') from ${JOINED}),
       'next', (select min(id) from shown where exists (select from found where place > $4::integer))
     )::text as answer`,
    [prefix, userId, after, limit],
  );
  return row.answer;
}

/**
 * Returns a creation as JSON text. Null when it is missing, deleted, or hidden by operators from a viewer
 * other than its owner.
 */
export async function selectCollection(
  dataSource: DataSource,
  prefix: string,
  { id, viewer, makesVideos = false }: { id: number; viewer: number | null; makesVideos?: boolean },
): Promise<string | null> {
  const rows = await dataSource.query<{ answer: string }[]>(
    `with shown as (
       select * from creations.collections
       where id = $2 and deleted_at is null and (hidden_reason is null or user_id = $3)
     )
     select ${collection(`'makes_videos', $4::boolean,`)}::text as answer from ${JOINED}`,
    [prefix, id, viewer, makesVideos],
  );
  return rows[0]?.answer ?? null;
}

export interface OwnCollection {
  poemId: string;
  theme: string;
  images: number;
}

export async function selectOwnCollection(
  dataSource: DataSource,
  id: number,
  userId: number,
): Promise<OwnCollection | null> {
  const rows = await dataSource.query<OwnCollection[]>(
    `select poem_id as "poemId", theme,
       (select count(*)::integer from creations.paintings where collection_id = $1 and state = 'done') as images
     from creations.collections where id = $1 and user_id = $2 and deleted_at is null`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export const listCollection = (dataSource: DataSource, id: number, userId: number, listed: boolean) =>
  change(dataSource, `is_listed = $3`, `deleted_at is null`, [id, userId, listed]);

export const deleteCollection = (dataSource: DataSource, id: number, userId: number) =>
  change(dataSource, `deleted_at = now()`, `deleted_at is null`, [id, userId]);

export const undeleteCollection = (dataSource: DataSource, id: number, userId: number) =>
  change(dataSource, `deleted_at = null`, `deleted_at > now() - interval '${UNDELETE_MINUTES} minutes'`, [
    id,
    userId,
  ]);

async function change(
  dataSource: DataSource,
  assignment: string,
  condition: string,
  parameters: unknown[],
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update creations.collections set ${assignment} where id = $1 and user_id = $2 and ${condition}`,
    parameters,
  );
  return count > 0;
}
