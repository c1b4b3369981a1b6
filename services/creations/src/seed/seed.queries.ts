import type { Maker } from '@danqing/contracts/creations';
import type { DataSource } from 'typeorm';
import type { StoredPicture } from '../picture/picture-store.ts';
import type { PoemColor } from '../poem/poem.queries.ts';
import { withMarks, type WrittenPoem } from '../poem/poet.ts';
import type { SeededCreation } from './seeded-creations.ts';

/** The studio's id in `creations.authors`; member ids start at 1. */
export const STUDIO_USER_ID = 0;

export async function selectPoemIds(dataSource: DataSource, ids: readonly string[]): Promise<Set<string>> {
  const rows = await dataSource.query<{ id: string }[]>(
    `select id from creations.poems where id = any($1::uuid[])`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface FinishedCreation extends SeededCreation {
  color: PoemColor;
  poem: WrittenPoem;
  picture: StoredPicture;
  maker: Maker;
}

/**
 * Publishes a studio creation. Returns false if it exists already, or another author's poem has the same
 * words.
 */
export async function insertSeeded(
  dataSource: DataSource,
  { poemId, theme, color, poem, picture, maker }: FinishedCreation,
): Promise<boolean> {
  const signed = JSON.stringify(maker);
  const rows = await dataSource.query<unknown[]>(
    `with author as (
       insert into creations.authors (user_id, name) values (${STUDIO_USER_ID}, $16) on conflict do nothing
     ), poem as (
       insert into creations.poems
         (id, color_id, color_name, color_hex, title, lines, content, scene, renderings, maker)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict do nothing returning id, color_name
     ), collection as (
       insert into creations.collections (user_id, poem_id, color_name, theme, is_listed)
       select ${STUDIO_USER_ID}, id, color_name, $11, true from poem returning id, poem_id
     )
     insert into creations.paintings
       (user_id, poem_id, theme, collection_id, state, attempts, maker, picture, width, height)
     select ${STUDIO_USER_ID}, poem_id, $11, id, 'done', 1, $12, $13, $14, $15 from collection returning id`,
    [
      poemId,
      color.id,
      color.name,
      color.hex,
      poem.title,
      poem.lines,
      withMarks(poem.lines),
      JSON.stringify(poem.scene),
      JSON.stringify(poem.renderings),
      signed,
      theme,
      signed,
      picture.picture,
      picture.width,
      picture.height,
      maker.name,
    ],
  );
  return rows.length > 0;
}
