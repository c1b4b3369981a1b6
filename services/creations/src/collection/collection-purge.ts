import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PictureStore } from '../picture/picture-store.ts';
import { UNDELETE_MINUTES } from './collection.queries.ts';

/** Of one run; the next is an hour later. */
const BATCH = 500;

/** Forgets creations that were deleted too long ago to come back, with their pictures. */
@Injectable()
export class CollectionPurge {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(PictureStore) private readonly pictures: PictureStore,
  ) {}

  async purge(): Promise<void> {
    const deleted = await this.dataSource.query<{ id: number }[]>(
      `select id from creations.collections
       where deleted_at < now() - interval '${UNDELETE_MINUTES} minutes'
         and not exists (select from creations.paintings
           where continues = collections.id and state in ('waiting', 'painting'))
       order by deleted_at limit ${BATCH}`,
    );
    for (const { id } of deleted) await this.forget(id);
  }

  private async forget(id: number): Promise<void> {
    // Two pictures that are the same have the same file.
    const pictures = await this.dataSource.query<{ picture: string; width: number }[]>(
      `select distinct picture, width from creations.paintings as own
       where collection_id = $1 and picture is not null and not exists (
         select from creations.paintings as other where other.picture = own.picture and other.collection_id <> $1)`,
      [id],
    );
    // The files first: a row that outlives its files is found again, a file without a row never.
    for (const { picture, width } of pictures) await this.pictures.remove(picture, width);
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query(`delete from creations.paintings where collection_id = $1 or continues = $1`, [
        id,
      ]);
      await transaction.query(`delete from creations.collections where id = $1`, [id]);
    });
  }
}
