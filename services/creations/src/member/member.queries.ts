import type { DataSource } from 'typeorm';
import { PICTURE_WIDTHS } from '../picture/picture-store.ts';

export interface OwnPicture {
  picture: string;
  width: number;
}

/**
 * Returns the member's newest pictures as JSON text, except those of deleted creations. `all` includes
 * creations that the gallery does not list; `$1` is the pictures' URL prefix.
 */
export async function selectPicturesOf(
  dataSource: DataSource,
  prefix: string,
  userId: number,
  { limit, all }: { limit: number; all: boolean },
): Promise<string> {
  const [row] = await dataSource.query<[{ answer: string }]>(
    `with own as (
       select paintings.id, picture, width from creations.paintings
       left join creations.collections on collections.id = collection_id
       where paintings.user_id = $2 and state = 'done' and collections.deleted_at is null
         ${all ? '' : 'and collections.listed'}
       order by paintings.id desc limit $3
     )
     select json_build_object('success', true, 'data', (select coalesce(json_agg(json_build_object(
       'id', id, 'url', $1::text || picture || '-' || width || '.webp',
       'sizes', (
         select json_agg(json_build_object('url', $1::text || picture || '-' || size || '.webp', 'width', size) order by size)
         from (select distinct least(size, width) as size from unnest(array[${PICTURE_WIDTHS.join(', ')}]) as size) as sizes)
       ) order by id desc), '[]') from own))::text as answer`,
    [prefix, userId, limit],
  );
  return row.answer;
}

export async function selectOwnPicture(
  dataSource: DataSource,
  userId: number,
  picture: string,
): Promise<OwnPicture | null> {
  const rows = await dataSource.query<OwnPicture[]>(
    `select picture, width from creations.paintings where user_id = $1 and picture = $2 and width is not null and state = 'done'
     union all select picture, width from creations.avatars where user_id = $1 and picture = $2 limit 1`,
    [userId, picture],
  );
  return rows[0] ?? null;
}

export async function selectAvatar(dataSource: DataSource, userId: number): Promise<OwnPicture | null> {
  const rows = await dataSource.query<OwnPicture[]>(
    `select picture, width from creations.avatars where user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function saveAvatar(
  dataSource: DataSource,
  userId: number,
  { picture, width }: OwnPicture,
): Promise<void> {
  await dataSource.query(
    `insert into creations.avatars (user_id, picture, width) values ($1, $2, $3)
     on conflict (user_id) do update set picture = excluded.picture, width = excluded.width`,
    [userId, picture, width],
  );
}

export async function deleteAvatar(dataSource: DataSource, userId: number): Promise<void> {
  await dataSource.query(`delete from creations.avatars where user_id = $1`, [userId]);
}
