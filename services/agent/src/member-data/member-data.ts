import type { MemberFilePart } from '@danqing/contracts/identity';
import { readFilePart, StoredMemberData, type DataList } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MockUpJobs } from '../mock-up/mock-up-jobs.ts';
import { deleteMockUp } from '../mock-up/mock-up.queries.ts';
import { ProductPictureStore } from '../product-picture/product-picture-store.ts';
import { agentLists, deleteDecksOf, ownsProductPicture, selectEndedMockUps } from './member-data.queries.ts';

@Injectable()
export class MemberMakings extends StoredMemberData {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(MockUpJobs) private readonly dressings: MockUpJobs,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {
    super();
  }

  protected lists(userId: number): DataList[] {
    return agentLists(this.dataSource, userId);
  }

  override async readMemberFile(
    userId: number,
    file: string,
    offset: number,
  ): Promise<MemberFilePart | null> {
    const own = await ownsProductPicture(this.dataSource, userId, file.replace(/\.webp$/, ''));
    return own ? readFilePart((range) => this.pictures.get(file, range), offset) : null;
  }

  /**
   * Deletes files before rows, so that no orphaned file remains. Returns false while a picture holds credits.
   */
  async eraseMember(userId: number): Promise<boolean> {
    await deleteDecksOf(this.dataSource, userId);
    for (;;) {
      const ended = await selectEndedMockUps(this.dataSource, userId);
      if (ended.length === 0) break;
      for (const { id, picture } of ended) {
        if (picture !== null) await this.pictures.remove(picture);
        await deleteMockUp(this.dataSource, id);
      }
    }
    return (await this.dressings.countUnfinished(userId)) === 0;
  }
}
