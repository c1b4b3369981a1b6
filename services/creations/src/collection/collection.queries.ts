import { COLLECTIONS_PAGE_SIZE } from '@danqing/contracts/creations';
import type { DataSource } from 'typeorm';
import { PICTURE_WIDTHS } from '../picture/picture-store.ts';

/** Minutes in which a deleted creation can come back. */
export const UNDELETE_MINUTES = 10;

/** A row of `shown` as JSON, as `collectionSchema` has it; $1 is where pictures are found. */
const COLLECTION = `
  json_build_object(
    'id', shown.id, 'title', poems.title, 'content', poems.content, 'lines', poems.lines,
    'renderings', poems.renderings, 'maker', poems.maker, 'theme', shown.theme,
    'images', (
      select coalesce(json_agg(json_build_object(
        'id', paintings.id, 'url', $1::text || picture || '-' || width || '.webp', 'width', width, 'height', height,
        'sizes', (
          select json_agg(json_build_object('url', $1::text || picture || '-' || size || '.webp', 'width', size)
            order by size)
          from (select distinct least(size, width) as size from unnest(array[${PICTURE_WIDTHS.join(', ')}]) as size)
            as sizes),
        'video_url', null, 'task_id', null, 'caption', poems.title, 'maker', paintings.maker) order by paintings.id), '[]')
      from creations.paintings where collection_id = shown.id and state = 'done'),
    'color', json_build_object('id', poems.color_id, 'name', poems.color_name, 'hex', poems.color_hex),
    'user', json_build_object('id', authors.user_id, 'name', authors.name, 'email', null, 'image', null),
    'is_listed', shown.is_listed, 'created_at', shown.created_at)`;
const JOINED = `shown join creations.poems on poems.id = poem_id join creations.authors using (user_id)`;

/** A page of the gallery as JSON text. */
export async function selectPage(
  dataSource: DataSource,
  prefix: string,
  { page, name }: { page: number; name: string | undefined },
): Promise<string> {
  const listed = `creations.collections
    where is_listed and deleted_at is null and ($2::text is null or color_name = $2)`;
  const [row] = await dataSource.query<[{ answer: string }]>(
    `with shown as (
       select * from ${listed} order by id desc limit ${COLLECTIONS_PAGE_SIZE} offset $3
     )
     select json_build_object(
       'data', (select coalesce(json_agg(${COLLECTION} order by shown.id desc), '[]') from ${JOINED}),
       'pages', (select ceil(count(*) / ${COLLECTIONS_PAGE_SIZE}::numeric)::integer from ${listed}))::text as answer`,
    [prefix, name ?? null, (page - 1) * COLLECTIONS_PAGE_SIZE],
  );
  return row.answer;
}

/** A creation as JSON text; null when there is none, or it is deleted. */
export async function selectCollection(
  dataSource: DataSource,
  prefix: string,
  id: number,
): Promise<string | null> {
  const rows = await dataSource.query<{ answer: string }[]>(
    `with shown as (select * from creations.collections where id = $2 and deleted_at is null)
     select ${COLLECTION}::text as answer from ${JOINED}`,
    [prefix, id],
  );
  return rows[0]?.answer ?? null;
}

export interface OwnCollection {
  poemId: string;
  theme: string;
  /** Pictures that it has. */
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

/** False where the member has no such creation. */
export const listCollection = (dataSource: DataSource, id: number, userId: number, listed: boolean) =>
  change(dataSource, `is_listed = $3`, `deleted_at is null`, [id, userId, listed]);

/** False where the member has no such creation. */
export const deleteCollection = (dataSource: DataSource, id: number, userId: number) =>
  change(dataSource, `deleted_at = now()`, `deleted_at is null`, [id, userId]);

/** False where the member has no such creation that was deleted within the last minutes. */
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
