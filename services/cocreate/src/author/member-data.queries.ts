import { DELETED_MEMBER_NAME } from '@danqing/contracts/identity';
import { dataLists, WITHDRAWN_BY, type DataList } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

/** Lists all data about a member in this service. Images of colours belong to the creations service. */
export const colorLists = (dataSource: DataSource, userId: number): DataList[] => {
  const list = dataLists(dataSource, userId);
  return [
    list(
      'cocreated-colors',
      `select id::text as key, json_build_object('id', id, 'name', name, 'hex', hex, 'rgb', rgb, 'hsl', hsl,
         'cmyk', cmyk, 'description', description, 'descriptions', descriptions, 'pinyin', pinyin, 'picture', picture, 'likes', likes_count,
         'request', ai_request, 'answer', ai_response, 'created_at', created_at, 'deleted_at', deleted_at,
         'hidden_reason', hidden_reason, 'minted_in', onchain_creation_tx_hash) as data
       from cocreate.colors where user_id = $1 and id > coalesce($2::integer, 0) order by id limit $3`,
    ),
    list(
      'likes',
      `select color_id::text as key, json_build_object('color_id', color_id, 'at', at) as data
       from cocreate.likes where user_id = $1 and color_id > coalesce($2::integer, 0) order by color_id limit $3`,
    ),
    list(
      'mints',
      `select color_id::text as key, json_build_object('color_id', color_id, 'chain', chain_id,
         'contract', contract, 'receiver', receiver, 'name', name, 'hex', hex, 'description', description,
         'status', status, 'requested_at', requested_at) as data
       from cocreate.mints where user_id = $1 and color_id > coalesce($2::integer, 0) order by color_id limit $3`,
    ),
  ];
};

/**
 * Deletes the member's likes, and their colours that are deleted or hidden by an operator. Other colours
 * stay, without the author's name. Minted tokens cannot be deleted.
 */
export async function eraseColors(dataSource: DataSource, userId: number): Promise<void> {
  await dataSource.transaction(async (transaction) => {
    await transaction.query(
      `with gone as (delete from cocreate.likes where user_id = $1 returning color_id)
       update cocreate.colors set likes_count = likes_count - 1 from gone where id = gone.color_id`,
      [userId],
    );
    await transaction.query(
      `delete from cocreate.colors
       where user_id = $1 and not listed and (hidden_by is distinct from $2 or deleted_at is not null)`,
      [userId, WITHDRAWN_BY],
    );
    await transaction.query(
      `update cocreate.colors set hidden_reason = null, hidden_by = null, hidden_at = null,
         ai_request = null, ai_response = null
       where user_id = $1`,
      [userId],
    );
    await transaction.query(
      `update cocreate.authors set name = $2,
         color_count = (select count(*) from cocreate.colors where user_id = $1 and deleted_at is null)
       where user_id = $1`,
      [userId, DELETED_MEMBER_NAME],
    );
  });
}
