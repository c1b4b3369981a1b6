import type { JsonStatement } from '@danqing/nest-kit';
import { createHash } from 'node:crypto';
import { PALETTE_LIMITS, type NewPalette } from '@danqing/contracts/palettes';
import type { DataSource, EntityManager } from 'typeorm';
import { oklabPoint } from '../search/oklab-points.ts';
import { searchTextOf } from '../search/search-text.ts';
import { OWN_PALETTE_FIELDS, PALETTE_FIELDS } from './palette-fields.ts';

export const UNDELETE_MINUTES = 10;

const responseSql = (source: string, fields = PALETTE_FIELDS) => `
  select json_build_object('success', true, 'message', $1::text, 'data', json_strip_nulls(row_to_json(item)))::text as answer
  from (select ${fields} from ${source} as palette) as item`;

export interface SaveOf {
  userId: number;
  idempotencyKey: string | null;
  palette: NewPalette;
}

/**
 * Returns a statement that saves the palette and returns it. No row results if the author is at the limit or
 * has used the key. Locking the author's row serialises concurrent saves, so the limit holds. A concurrent
 * save with the same key fails on the unique index one_per_idempotency_key.
 */
export const insertPalette = (
  message: string,
  { userId, idempotencyKey, palette }: SaveOf,
): JsonStatement => ({
  name: 'save-palette',
  text: `
    with place as (
      update palettes.authors set palette_count = palette_count + 1
      where user_id = $2 and palette_count < ${PALETTE_LIMITS.perMember}
        and not exists (select from palettes.palettes where user_id = $2 and idempotency_key = $3)
      returning user_id
    ), saved as (
      insert into palettes.palettes
        (user_id, idempotency_key, saved_digest, name, description, is_public, search_text, oklab_points, colors)
      select user_id, $3, $4, $5, $6, $7, $8, $9, $10 from place
      returning *
    )
    ${responseSql('saved')}`,
  values: [message, userId, idempotencyKey, digestOf(palette), ...contentOf(palette)],
});

/** Column values in the order name, description, is_public, search_text, oklab_points, colors. */
export const contentOf = (palette: NewPalette): JsonStatement['values'] => [
  palette.name,
  palette.description,
  palette.is_public,
  searchTextOf(palette),
  palette.colors.map(({ hex }) => oklabPoint(hex)),
  JSON.stringify(palette.colors),
];

const digestOf = ({ name, description, is_public, colors }: NewPalette): string =>
  createHash('sha256')
    .update(JSON.stringify([name, description, is_public, colors]))
    .digest('base64url');

/** Result when the key was used for a different palette. */
export const ANOTHER_PALETTE = '';

/**
 * Returns a statement for the palette saved with this key, in its current state and even if deleted. The
 * result is `ANOTHER_PALETTE` when the original request contained a different palette.
 */
export const selectByIdempotencyKey = (
  message: string,
  { userId, idempotencyKey, palette }: SaveOf,
): JsonStatement => ({
  name: 'palette-by-idempotency-key',
  text: `
    with saved as (select * from palettes.palettes where user_id = $2 and idempotency_key = $3)
    select case when saved_digest = $4 or saved_digest is null
      then (${responseSql('saved')}) else '${ANOTHER_PALETTE}' end as answer
    from saved`,
  values: [message, userId, idempotencyKey, digestOf(palette)],
});

export const selectPublic = (message: string, id: number): JsonStatement => ({
  name: 'public-palette',
  text: responseSql(`(select * from palettes.palettes where id = $2 and listed)`),
  values: [message, id],
});

export const selectOwn = (message: string, id: number, userId: number): JsonStatement => ({
  name: 'own-palette',
  text: responseSql(
    `(select * from palettes.palettes where id = $2 and deleted_at is null and user_id = $3)`,
    OWN_PALETTE_FIELDS,
  ),
  values: [message, id, userId],
});

export async function selectOwner(
  dataSource: DataSource,
  id: number,
  viewerId: number,
): Promise<number | null> {
  const rows = await dataSource.query<{ userId: number }[]>(
    `select user_id::integer as "userId" from palettes.palettes
     where id = $1 and deleted_at is null and (is_public or user_id = $2)`,
    [id, viewerId],
  );
  return rows[0]?.userId ?? null;
}

export interface Deletion {
  deleted: boolean;
  foreign: boolean;
}

export async function deletePalette(dataSource: DataSource, id: number, userId: number): Promise<Deletion> {
  const rows = await dataSource.query<[Deletion]>(
    `with deleted as (
       update palettes.palettes set deleted_at = now()
       where id = $1 and user_id = $2 and deleted_at is null
       returning user_id
     ), freed as (
       update palettes.authors set palette_count = palette_count - 1
       from deleted where authors.user_id = deleted.user_id
     )
     select exists (select from deleted) as deleted,
       exists (select from palettes.palettes where id = $1 and user_id <> $2 and listed) as foreign`,
    [id, userId],
  );
  return rows[0];
}

export interface Undeletion {
  /** False when the author is at the limit; the caller must then roll back. */
  placed: boolean;
  answer: string;
}

export async function undeletePalette(
  transaction: EntityManager,
  message: string,
  id: number,
  userId: number,
): Promise<Undeletion | null> {
  const rows = await transaction.query<Undeletion[]>(
    `with restored as (
       update palettes.palettes set deleted_at = null
       where id = $2 and user_id = $3 and deleted_at > now() - interval '${UNDELETE_MINUTES} minutes'
       returning *
     ), place as (
       update palettes.authors set palette_count = palette_count + 1
       from restored where authors.user_id = restored.user_id and palette_count < ${PALETTE_LIMITS.perMember}
       returning 1
     )
     select answer, exists (select from place) as placed from (${responseSql('restored')}) as answers`,
    [message, id, userId],
  );
  return rows[0] ?? null;
}

export async function purgePalettes(dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (transaction) => {
    // May exceed the pool's statement timeout.
    await transaction.query(`set local statement_timeout = '60s'`);
    await transaction.query(
      `delete from palettes.palettes where deleted_at < now() - interval '${UNDELETE_MINUTES} minutes'`,
    );
  });
}
