import { DELETED_MEMBER_NAME } from '@danqing/contracts/identity';
import { dataLists, WITHDRAWN_BY, type DataList } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

/** Lists the member data of this service. Pictures and videos are listed with their largest files. */
export const creationLists = (dataSource: DataSource, userId: number): DataList[] => {
  const list = dataLists(dataSource, userId);
  return [
    list(
      'creations',
      `select collections.id::text as key, json_build_object('id', collections.id, 'theme', theme,
         'is_listed', is_listed, 'created_at', collections.created_at, 'deleted_at', deleted_at,
         'hidden_reason', hidden_reason, 'color', collections.color_name, 'poem_title', title,
         'poem_lines', lines, 'poem_translations', renderings, 'poem_maker', maker) as data
       from creations.collections join creations.poems on poems.id = poem_id
       where user_id = $1 and collections.id > coalesce($2::integer, 0) order by collections.id limit $3`,
    ),
    list(
      'pictures',
      `select id::text as key, json_build_object('id', id, 'creation_id', collection_id, 'theme', theme,
         'color', color_name, 'color_hex', color_hex, 'maker', maker, 'state', state, 'created_at', created_at, 'file',
         case when state = 'done' then picture || '-' || least(width, 2048) || '.webp' end) as data,
         case when state = 'done' then array[picture || '-' || least(width, 2048) || '.webp'] end as files
       from creations.paintings where user_id = $1 and id > coalesce($2::integer, 0) order by id limit $3`,
    ),
    list(
      'videos',
      `select videos.id::text as key, json_build_object('id', videos.id, 'picture_id', painting_id,
         'creation_id', collection_id, 'maker', videos.maker, 'state', videos.state, 'created_at', videos.created_at,
         'removed_at', removed_at, 'file', case when kept then video || '.mp4' end) as data,
         case when kept then array[video || '.mp4'] end as files
       from creations.videos join creations.paintings on paintings.id = painting_id
       cross join lateral (select videos.state = 'done' and removed_at is null as kept) as files_kept
       where videos.user_id = $1 and videos.id > coalesce($2::integer, 0) order by videos.id limit $3`,
    ),
  ];
};

export async function ownsVideo(dataSource: DataSource, userId: number, video: string): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from creations.videos where user_id = $1 and video = $2 and state = 'done' and removed_at is null limit 1`,
    [userId, video],
  );
  return rows.length > 0;
}

/** Marks unlisted creations for purging. Listed ones stay, without the member's name. */
export async function eraseCreations(dataSource: DataSource, userId: number): Promise<void> {
  await dataSource.transaction(async (transaction) => {
    await transaction.query(
      `update creations.collections set deleted_at = now() - interval '1 day'
       where user_id = $1 and (not is_listed or hidden_by <> $2 or deleted_at is not null)`,
      [userId, WITHDRAWN_BY],
    );
    await transaction.query(
      `update creations.collections set hidden_reason = null, hidden_by = null, hidden_at = null
       where user_id = $1 and hidden_by = $2`,
      [userId, WITHDRAWN_BY],
    );
    await transaction.query(`update creations.authors set name = $2 where user_id = $1`, [
      userId,
      DELETED_MEMBER_NAME,
    ]);
  });
}

export async function hasUnfinished(dataSource: DataSource, userId: number): Promise<boolean> {
  const [row] = await dataSource.query<[{ unfinished: boolean }]>(
    `select exists (select from creations.paintings where user_id = $1 and state in ('waiting', 'painting'))
       or exists (select from creations.videos where user_id = $1 and state in ('waiting', 'animating'))
       or exists (select from creations.collections where user_id = $1 and deleted_at is not null) as unfinished`,
    [userId],
  );
  return row.unfinished;
}
