import type { Maker } from '@danqing/contracts/creations';
import type { ErrorCode } from '@danqing/contracts/errors';
import type { DataSource, EntityManager } from 'typeorm';
import type { PaintedPoem } from '../painting/painting.queries.ts';
import type { PaintRequest } from '../painting/painter.ts';

const UNIQUE_VIOLATION = '23505';
export const RESTORE_MINUTES = 10;

type Database = DataSource | EntityManager;
export type VideoState = 'waiting' | 'animating' | 'done' | 'failed';

export interface Video {
  id: number;
  userId: number;
  imageId: number;
  state: VideoState;
  attempts: number;
  failure: ErrorCode | null;
  maker: Maker | null;
  task: string | null;
  frame: number;
  video: string | null;
}

export const VIDEO = `
  id, user_id::integer as "userId", painting_id as "imageId", state, attempts, failure, maker, task, frame, video`;

export async function selectVideoOfPicture(database: Database, imageId: number): Promise<Video | null> {
  const rows = await database.query<Video[]>(
    `select ${VIDEO} from creations.videos
     where painting_id = $1 and state <> 'failed' and removed_at is null`,
    [imageId],
  );
  return rows[0] ?? null;
}

/**
 * Returns why the member may animate the picture: the creation is their own, or it is public. Returns null if
 * the member may not.
 */
export async function selectAnimatable(
  database: Database,
  imageId: number,
  userId: number,
): Promise<'own' | 'public' | null> {
  const rows = await database.query<{ own: boolean; deleted: boolean; listed: boolean }[]>(
    `select collections.user_id = $2 as own, deleted_at is not null as deleted, listed
     from creations.paintings join creations.collections on collections.id = collection_id
     where paintings.id = $1 and state = 'done'`,
    [imageId, userId],
  );
  const [picture] = rows;
  if (!picture) return null;
  if (picture.own) return picture.deleted ? null : 'own';
  return picture.listed ? 'public' : null;
}

/**
 * Returns whether the video may still be shown. Another member's creation may have been deleted or unlisted
 * meanwhile.
 */
export async function isStillWanted(
  dataSource: DataSource,
  { imageId, userId }: Pick<Video, 'imageId' | 'userId'>,
): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from creations.paintings join creations.collections on collections.id = collection_id
     where paintings.id = $1 and (collections.user_id = $2 or listed)`,
    [imageId, userId],
  );
  return rows.length > 0;
}

export interface OwnVideo {
  userId: number;
  collectionId: number;
  imageId: number;
}

const OF_OWN_CREATION = `
  from creations.paintings join creations.collections on collections.id = collection_id
  where painting_id = paintings.id and paintings.id = $3 and collections.id = $2 and collections.user_id = $1
    and deleted_at is null`;

export async function removeVideo(
  dataSource: DataSource,
  { userId, collectionId, imageId }: OwnVideo,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update creations.videos set removed_at = now() ${OF_OWN_CREATION}
       and videos.state = 'done' and removed_at is null`,
    [userId, collectionId, imageId],
  );
  return count > 0;
}

/**
 * Restores the most recently removed video. Returns false if there is none, or a new one was made meanwhile.
 */
export async function restoreVideo(
  dataSource: DataSource,
  { userId, collectionId, imageId }: OwnVideo,
): Promise<boolean> {
  try {
    const [, count] = await dataSource.query<[unknown[], number]>(
      `update creations.videos set removed_at = null ${OF_OWN_CREATION}
         and videos.id = (select id from creations.videos where painting_id = $3
           and removed_at > now() - interval '${RESTORE_MINUTES} minutes' order by removed_at desc limit 1)`,
      [userId, collectionId, imageId],
    );
    return count > 0;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

export interface AnimatedPicture extends PaintedPoem {
  theme: PaintRequest['theme'];
  poemId: string;
  maker: Maker;
  picture: string;
  width: number;
}

export async function selectPicture(database: Database, imageId: number): Promise<AnimatedPicture | null> {
  const rows = await database.query<AnimatedPicture[]>(
    `select theme, poem_id as "poemId", paintings.maker, picture, width, poems.color_name as "colorName",
       poems.color_hex as "colorHex", lines, scene
     from creations.paintings join creations.poems on poems.id = poem_id
     where paintings.id = $1 and picture is not null and width is not null and paintings.maker is not null`,
    [imageId],
  );
  return rows[0] ?? null;
}

/** Returns the id, or null if another member began a video concurrently. */
export async function insertVideo(
  transaction: EntityManager,
  { userId, imageId }: { userId: number; imageId: number },
): Promise<number | null> {
  const rows = await transaction.query<{ id: number }[]>(
    `insert into creations.videos (user_id, painting_id) values ($1, $2)
     on conflict (painting_id) where state <> 'failed' and removed_at is null do nothing returning id`,
    [userId, imageId],
  );
  return rows[0]?.id ?? null;
}

const UNDER_WAY = `id = $1 and state in ('waiting', 'animating')`;

/** If two attempts began tasks, the first one wins. */
export async function storeTask(dataSource: DataSource, id: number, task: string): Promise<void> {
  await dataSource.query(
    `update creations.videos set task = $2, touched_at = now() where ${UNDER_WAY} and task is null`,
    [id, task],
  );
}

export async function storeFrame(dataSource: DataSource, id: number, frame: number): Promise<void> {
  await dataSource.query(
    `update creations.videos set frame = $2, touched_at = now() where ${UNDER_WAY} and frame < $2`,
    [id, frame],
  );
}

/** If two attempts made the video, the first one wins. */
export async function storeVideo(dataSource: DataSource, id: number, video: string): Promise<void> {
  await dataSource.query(
    `update creations.videos set video = $2, touched_at = now() where id = $1 and video is null`,
    [id, video],
  );
}

export async function finishVideo(dataSource: DataSource, id: number): Promise<void> {
  await dataSource.query(
    `update creations.videos set state = 'done', touched_at = now() where ${UNDER_WAY}`,
    [id],
  );
}
