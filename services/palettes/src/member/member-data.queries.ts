import { DELETED_MEMBER_NAME } from '@danqing/contracts/identity';
import { dataLists, WITHDRAWN_BY, type DataList } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export const paletteLists = (dataSource: DataSource, userId: number): DataList[] => {
  const list = dataLists(dataSource, userId);
  return [
    list(
      'palettes',
      `select id::text as key, json_build_object('id', id, 'name', name, 'description', description,
         'is_public', is_public, 'created_at', created_at, 'deleted_at', deleted_at, 'downloads', downloads,
         'hidden_reason', hidden_reason, 'colors', colors) as data
       from palettes.palettes where user_id = $1 and id > coalesce($2::integer, 0) order by id limit $3`,
    ),
    list(
      'palette-exports',
      `select palette_id::text as key, json_build_object('palette_id', palette_id, 'at', at) as data
       from palettes.downloads where user_id = $1 and palette_id > coalesce($2::integer, 0)
       order by palette_id limit $3`,
    ),
  ];
};

/** Deletes unlisted palettes. Listed ones stay, without the member's name. */
export async function erasePalettes(dataSource: DataSource, userId: number): Promise<void> {
  await dataSource.transaction(async (transaction) => {
    await transaction.query(
      `delete from palettes.palettes
       where user_id = $1 and not listed and (hidden_by is distinct from $2 or deleted_at is not null)`,
      [userId, WITHDRAWN_BY],
    );
    await transaction.query(
      `update palettes.palettes set is_public = true, hidden_reason = null, hidden_by = null, hidden_at = null,
         idempotency_key = null
       where user_id = $1`,
      [userId],
    );
    await transaction.query(
      `update palettes.authors set name = $2,
         palette_count = (select count(*) from palettes.palettes where user_id = $1 and deleted_at is null)
       where user_id = $1`,
      [userId, DELETED_MEMBER_NAME],
    );
  });
}
