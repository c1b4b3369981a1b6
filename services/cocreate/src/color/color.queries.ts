import { COCREATE_PER_MEMBER, type LikeResponse, type NewColor } from '@danqing/contracts/cocreate';
import type { Locale, LocalizedText } from '@danqing/contracts/locale';
import type { JsonStatement } from '@danqing/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { MINT_OF_COLOR } from '../minting/mint-fields.ts';
import { colorFields } from './color-fields.ts';

export const UNDELETE_MINUTES = 10;

const FROM = `from cocreate.colors as color join cocreate.authors as author using (user_id)`;

/**
 * Selects a colour as one viewer sees it. A null viewer is a signed-out visitor. Owners also see their hidden
 * colours.
 */
export const selectColor = (
  prefix: string,
  id: number,
  viewerId: number | null,
  { network, locale }: { network: string | null; locale: Locale },
): JsonStatement => ({
  name: `cocreated-color-${locale}`,
  text: `
    select row_to_json(item)::text as answer from (
      select ${colorFields(locale)},
        exists (select from cocreate.likes where color_id = color.id and likes.user_id = $3) as liked,
        case when color.user_id = $3 then color.hidden_reason end as hidden_reason,
        $4::text as network, ${MINT_OF_COLOR} as mint
      ${FROM} where color.id = $2 and (listed or deleted_at is null and color.user_id = $3)
    ) as item`,
  values: [prefix, id, viewerId, network],
});

export const selectSameName = (
  prefix: string,
  { name, excludeId, limit }: { name: string; excludeId: number | undefined; limit: number },
  locale: Locale,
): JsonStatement => ({
  name: `cocreated-colors-of-name-${locale}`,
  text: `
    select json_build_object('items', coalesce(json_agg(item order by likes_count desc, id desc), '[]'))::text as answer
    from (
      select ${colorFields(locale)} ${FROM} where color.name = $2 and listed and color.id is distinct from $3::integer
      order by likes_count desc, color.id desc limit $4::integer
    ) as item`,
  values: [prefix, name, excludeId ?? null, limit],
});

export interface StoredColor extends NewColor {
  picture: string | null;
  colorId: number | null;
  /** The description per language, or null when the author wrote it. */
  descriptions: LocalizedText | null;
}

export async function selectOwnColor(
  dataSource: DataSource,
  userId: number,
  { name, hex }: Pick<NewColor, 'name' | 'hex'>,
): Promise<number | null> {
  const rows = await dataSource.query<{ id: number }[]>(
    `select id from cocreate.colors where user_id = $1 and name = $2 and hex = $3 and deleted_at is null`,
    [userId, name, hex],
  );
  return rows[0]?.id ?? null;
}

/**
 * Returns the new id, or null when the author has reached the limit or saved the same colour concurrently.
 * Locks the author's row, so that concurrent saves cannot exceed the limit.
 */
export async function insertColor(
  dataSource: DataSource,
  userId: number,
  color: StoredColor,
): Promise<number | null> {
  const rows = await dataSource.query<{ id: number }[]>(
    `with place as (
       update cocreate.authors set color_count = color_count + 1
       where user_id = $1 and color_count < ${COCREATE_PER_MEMBER}
       returning user_id
     )
     insert into cocreate.colors
       (user_id, name, hex, rgb, hsl, cmyk, description, pinyin, picture, color_id, descriptions,
        ai_request, ai_response)
     select user_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from place
     returning id`,
    [
      userId,
      ...[color.name, color.hex, color.rgb, color.hsl, color.cmyk, color.description],
      ...[color.pinyin ?? null, color.picture, color.colorId],
      ...[color.descriptions, color.aiRequestData, color.aiResponseData].map((kept) =>
        kept === null ? null : JSON.stringify(kept),
      ),
    ],
  );
  return rows[0]?.id ?? null;
}

/**
 * Toggles a like. Locks the colour's row to serialise concurrent calls, including those of one member.
 * Returns null when the colour is not visible.
 */
export async function toggleLike(
  transaction: EntityManager,
  id: number,
  userId: number,
): Promise<LikeResponse | null> {
  const found = await transaction.query<unknown[]>(
    `select from cocreate.colors where id = $1 and listed for no key update`,
    [id],
  );
  if (found.length === 0) return null;
  const [[row] = []] = await transaction.query<[LikeResponse[], number]>(
    `with removed as (
       delete from cocreate.likes where color_id = $1 and user_id = $2 returning 1
     ), added as (
       insert into cocreate.likes (color_id, user_id)
       select $1, $2 where not exists (select from removed) returning 1
     )
     update cocreate.colors set likes_count = likes_count + case when exists (select from added) then 1 else -1 end
     where id = $1 returning likes_count, exists (select from added) as liked`,
    [id, userId],
  );
  return row ?? null;
}

export interface Deletion {
  deleted: boolean;
  foreign: boolean;
}

export async function deleteColor(dataSource: DataSource, id: number, userId: number): Promise<Deletion> {
  const [row] = await dataSource.query<[Deletion]>(
    `with deleted as (
       update cocreate.colors set deleted_at = now()
       where id = $1 and user_id = $2 and deleted_at is null returning user_id
     ), freed as (
       update cocreate.authors set color_count = color_count - 1
       from deleted where authors.user_id = deleted.user_id
     )
     select exists (select from deleted) as deleted,
       exists (select from cocreate.colors where id = $1 and user_id <> $2 and listed) as foreign`,
    [id, userId],
  );
  return row;
}

/**
 * Restores a deleted colour, or returns null when there is none. `placed` is false when the author is at the
 * limit; the caller must then roll the transaction back.
 */
export async function undeleteColor(
  transaction: EntityManager,
  id: number,
  userId: number,
): Promise<{ placed: boolean } | null> {
  const rows = await transaction.query<{ placed: boolean; restored: boolean }[]>(
    `with restored as (
       update cocreate.colors set deleted_at = null
       where id = $1 and user_id = $2 and deleted_at > now() - interval '${UNDELETE_MINUTES} minutes'
       returning user_id
     ), place as (
       update cocreate.authors set color_count = color_count + 1
       from restored where authors.user_id = restored.user_id and color_count < ${COCREATE_PER_MEMBER}
       returning 1
     )
     select exists (select from restored) as restored, exists (select from place) as placed`,
    [id, userId],
  );
  return rows[0]?.restored ? { placed: rows[0].placed } : null;
}

export async function purgeColors(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `delete from cocreate.colors where deleted_at < now() - interval '${UNDELETE_MINUTES} minutes'`,
  );
}
