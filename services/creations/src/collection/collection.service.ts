import type { CollectionsQuery } from '@danqing/contracts/creations';
import { AppError, Authors } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturePaths } from '../picture/picture-paths.ts';
import { ANIMATOR, type Animator } from '../video/animator.ts';
import {
  deleteCollection,
  listCollection,
  selectCollection,
  selectPage,
  undeleteCollection,
} from './collection.queries.ts';

@Injectable()
export class CollectionService {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Inject(Authors) private readonly authors: Authors,
    @Inject(ANIMATOR) private readonly animator: Animator | null,
  ) {}

  list({ page, name }: CollectionsQuery): Promise<string> {
    return selectPage(this.dataSource, this.paths.files, { page, name });
  }

  /**
   * Returns a creation as JSON text. A creation hidden by operators is returned to its owner only.
   *
   * @throws {AppError} COLLECTION_NOT_FOUND, as every method here
   */
  async get(id: number, viewer: number | null): Promise<string> {
    const makesVideos = this.animator !== null;
    const answer = await selectCollection(this.dataSource, this.paths.files, { id, viewer, makesVideos });
    return answer ?? notFound();
  }

  /**
   * Lists the creation in the gallery, or removes it from there.
   *
   * @throws {AppError} ACCOUNT_LIMITED when the member may not publish
   */
  async change(id: number, userId: number, listed: boolean): Promise<string> {
    if (listed && !(await this.authors.refresh(userId)).mayPublish)
      throw new AppError('ACCOUNT_LIMITED', { field: 'is_listed' });
    if (!(await listCollection(this.dataSource, id, userId, listed))) notFound();
    return this.get(id, userId);
  }

  async delete(id: number, userId: number): Promise<void> {
    if (!(await deleteCollection(this.dataSource, id, userId))) notFound();
  }

  async undelete(id: number, userId: number): Promise<string> {
    if (!(await undeleteCollection(this.dataSource, id, userId))) notFound();
    return this.get(id, userId);
  }
}

function notFound(): never {
  throw new AppError('COLLECTION_NOT_FOUND');
}
