import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PictureStore } from '../picture/picture-store.ts';
import { RESTORE_MINUTES } from '../video/video.queries.ts';
import { VideoStore } from '../video/video-store.ts';
import { UNDELETE_MINUTES } from './collection.queries.ts';

/** Creations per run; the purge runs hourly. */
const BATCH = 500;

@Injectable()
export class CollectionPurge {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(VideoStore) private readonly videos: VideoStore,
  ) {}

  async purge(): Promise<void> {
    const deleted = await this.dataSource.query<{ id: number }[]>(
      `select id from creations.collections
       where deleted_at < now() - interval '${UNDELETE_MINUTES} minutes'
         and not exists (select from creations.paintings
           where continues = collections.id and state in ('waiting', 'painting'))
         and not exists (select from creations.videos join creations.paintings on paintings.id = painting_id
           where collection_id = collections.id and videos.state in ('waiting', 'animating'))
       order by deleted_at limit ${BATCH}`,
    );
    for (const { id } of deleted) await this.#purgeCollection(id);
    await this.#purgeVideos();
  }

  async #purgeVideos(): Promise<void> {
    const removed = await this.dataSource.query<{ id: number; video: string | null; shared: boolean }[]>(
      `select id, video,
         exists (select from creations.videos as other where other.video = own.video and other.id <> own.id) as shared
       from creations.videos as own
       where removed_at < now() - interval '${RESTORE_MINUTES} minutes' order by removed_at limit ${BATCH}`,
    );
    for (const { id, video, shared } of removed) {
      if (video !== null && !shared) await this.videos.remove(video);
      await this.dataSource.query(`delete from creations.videos where id = $1`, [id]);
    }
  }

  async #purgeCollection(id: number): Promise<void> {
    // Identical pictures share one file, so a file may still be in use elsewhere.
    const pictures = await this.dataSource.query<{ picture: string; width: number }[]>(
      `select distinct picture, width from creations.paintings as own
       where collection_id = $1 and picture is not null and width is not null and not exists (
         select from creations.paintings as other where other.picture = own.picture and other.collection_id is distinct from $1)
         and not exists (select from creations.avatars where avatars.picture = own.picture)`,
      [id],
    );
    const videos = await this.dataSource.query<{ video: string }[]>(
      `select distinct video from creations.videos join creations.paintings on paintings.id = painting_id
       where collection_id = $1 and video is not null and not exists (
         select from creations.videos as other join creations.paintings as painted on painted.id = other.painting_id
         where other.video = videos.video and painted.collection_id <> $1)`,
      [id],
    );
    // Files first: the next run finds a row whose files are gone, but never a file whose row is gone.
    for (const { picture, width } of pictures) await this.pictures.remove(picture, width);
    for (const { video } of videos) await this.videos.remove(video);
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query(
        `delete from creations.videos using creations.paintings
         where paintings.id = painting_id and (collection_id = $1 or continues = $1)`,
        [id],
      );
      await transaction.query(`delete from creations.paintings where collection_id = $1 or continues = $1`, [
        id,
      ]);
      await transaction.query(`delete from creations.collections where id = $1`, [id]);
    });
  }
}
