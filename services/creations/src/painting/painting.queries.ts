import type { Maker, PaintingTheme } from '@danqing/contracts/creations';
import type { ErrorCode } from '@danqing/contracts/errors';
import type { Scene } from '@danqing/studio-poet';
import type { DataSource, EntityManager } from 'typeorm';
import type { StoredPicture } from '../picture/picture-store.ts';

type Database = DataSource | EntityManager;
export type PaintingState = 'waiting' | 'painting' | 'done' | 'failed';

export interface Painting {
  id: number;
  userId: number;
  poemId: string | null;
  /** Set for a picture of a colour name only; so is `colorHex`. */
  colorName: string | null;
  colorHex: string | null;
  theme: PaintingTheme;
  continues: number | null;
  collectionId: number | null;
  state: PaintingState;
  attempts: number;
  failure: ErrorCode | null;
  maker: Maker | null;
  picture: string | null;
  width: number | null;
}

export const PAINTING = `
  id, user_id::integer as "userId", poem_id as "poemId", color_name as "colorName", color_hex as "colorHex",
  theme, continues, collection_id as "collectionId", state, attempts, failure, maker, picture, width`;

export async function selectPaintingOfPoem(database: Database, poemId: string): Promise<Painting | null> {
  const rows = await database.query<Painting[]>(
    `select ${PAINTING} from creations.paintings
     where poem_id = $1 and continues is null and state <> 'failed'`,
    [poemId],
  );
  return rows[0] ?? null;
}

export async function selectContinuation(database: Database, collectionId: number): Promise<Painting | null> {
  const rows = await database.query<Painting[]>(
    `select ${PAINTING} from creations.paintings
     where continues = $1 and state in ('waiting', 'painting')`,
    [collectionId],
  );
  return rows[0] ?? null;
}

export async function selectPictureOfName(
  database: Database,
  userId: number,
  name: string,
): Promise<Painting | null> {
  const rows = await database.query<Painting[]>(
    `select ${PAINTING} from creations.paintings
     where user_id = $1 and color_name = $2 and poem_id is null
       and (state in ('waiting', 'painting') or state = 'done' and not answered)
     order by id limit 1`,
    [userId, name],
  );
  return rows[0] ?? null;
}

export async function markDelivered(dataSource: DataSource, id: number): Promise<void> {
  await dataSource.query(`update creations.paintings set answered = true where id = $1`, [id]);
}

export interface PaintedPoem {
  colorName: string;
  colorHex: string;
  lines: string[];
  scene: Scene | null;
}

export async function selectPoem(database: Database, id: string): Promise<PaintedPoem | null> {
  const rows = await database.query<PaintedPoem[]>(
    `select color_name as "colorName", color_hex as "colorHex", lines, scene from creations.poems where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface NewPainting {
  userId: number;
  /** Null for a picture of a colour name; then `color` is set. */
  poemId: string | null;
  color?: { name: string; hex: string };
  theme: PaintingTheme;
  continues: number | null;
}

/** Returns the id, or null if another painting conflicts. */
export async function insertPainting(
  transaction: EntityManager,
  { userId, poemId, color, theme, continues }: NewPainting,
): Promise<number | null> {
  const rows = await transaction.query<{ id: number }[]>(
    `insert into creations.paintings (user_id, poem_id, theme, continues, color_name, color_hex)
     values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [userId, poemId, theme, continues, color?.name ?? null, color?.hex ?? null],
  );
  return rows[0]?.id ?? null;
}

/** If two attempts of a painting store a picture, the first one wins. */
export async function storePicture(
  dataSource: DataSource,
  id: number,
  { picture, width, height }: StoredPicture,
): Promise<void> {
  await dataSource.query(
    `update creations.paintings set picture = $2, width = $3, height = $4, touched_at = now()
     where id = $1 and picture is null`,
    [id, picture, width, height],
  );
}

/**
 * Publishes a paid painting. The first picture of a poem creates its creation; repeated calls have no effect.
 */
export async function finishPainting(dataSource: DataSource, id: number, listed: boolean): Promise<void> {
  await dataSource.query(
    `with painting as (
       select * from creations.paintings where id = $1 and state = 'painting' for update
     ), created as (
       insert into creations.collections (user_id, poem_id, color_name, theme, is_listed)
       select user_id, poem_id, poems.color_name, theme, $2
       from painting join creations.poems on poems.id = poem_id where continues is null
       returning id
     )
     update creations.paintings set state = 'done', touched_at = now(),
       collection_id = coalesce(painting.continues, (select id from created))
     from painting where paintings.id = painting.id`,
    [id, listed],
  );
}
