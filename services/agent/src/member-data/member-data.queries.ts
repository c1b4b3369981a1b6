import { dataLists, type DataList } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export const agentLists = (dataSource: DataSource, userId: number): DataList[] => {
  const list = dataLists(dataSource, userId);
  return [
    list(
      'decks',
      `select number::text as key, json_build_object('id', id, 'topic', topic, 'format', format, 'palette', palette,
         'maker', maker, 'plan', plan, 'design', design, 'slides', content, 'created_at', created_at, 'expires_at', expires_at) as data
       from agent.decks where user_id = $1 and number > coalesce($2::bigint, 0) order by number limit $3`,
    ),
    list(
      'product-pictures',
      `select id::text as key, json_build_object('category', category, 'state', state, 'maker', maker,
         'picture', picture, 'created_at', created_at) as data,
         case when state = 'done' then array[picture || '.webp'] end as files
       from agent.dressings where user_id = $1 and id > coalesce($2::integer, 0) order by id limit $3`,
    ),
  ];
};

export async function ownsProductPicture(
  dataSource: DataSource,
  userId: number,
  picture: string,
): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from agent.dressings where user_id = $1 and picture = $2 and state = 'done'`,
    [userId, picture],
  );
  return rows.length > 0;
}

export async function deleteDecksOf(dataSource: DataSource, userId: number): Promise<void> {
  await dataSource.query(`delete from agent.decks where user_id = $1`, [userId]);
}

export const selectEndedMockUps = (
  dataSource: DataSource,
  userId: number,
): Promise<{ id: number; picture: string | null }[]> =>
  dataSource.query(
    `select id, picture from agent.dressings
     where user_id = $1 and state in ('done', 'failed') order by id limit 500`,
    [userId],
  );
