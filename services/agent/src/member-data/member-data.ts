import type { MemberData, MemberDataPage, MemberFilePart } from '@danqing/contracts/identity';
import { readDataPage, readFilePart } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { countUnderWay, deleteDressing } from '../dressing/dressing.queries.ts';
import { ProductPictureStore } from '../product-picture/product-picture-store.ts';
import {
  agentLists,
  deleteDecksOf,
  ownsProductPicture,
  selectEndedDressings,
} from './member-data.queries.ts';

/** The presentations and product pictures of one member, for the service that hands out and erases what is kept of them. */
@Injectable()
export class MemberMakings implements MemberData {
  constructor(
    @Inject(getDataSourceToken('agent')) private readonly dataSource: DataSource,
    @Inject(ProductPictureStore) private readonly pictures: ProductPictureStore,
  ) {}

  exportMember(userId: number, after: string | null): Promise<MemberDataPage> {
    return readDataPage(agentLists(this.dataSource, userId), after);
  }

  async readMemberFile(userId: number, file: string, offset: number): Promise<MemberFilePart | null> {
    const own = await ownsProductPicture(this.dataSource, userId, file.replace(/\.webp$/, ''));
    return own ? readFilePart((range) => this.pictures.get(file, range), offset) : null;
  }

  /** Nothing here is in a list that others see. */
  async withdrawMember(): Promise<void> {}

  /** Files go first, so that none stays of which nobody knows. False while credits are held for a picture. */
  async eraseMember(userId: number): Promise<boolean> {
    await deleteDecksOf(this.dataSource, userId);
    for (;;) {
      const ended = await selectEndedDressings(this.dataSource, userId);
      if (ended.length === 0) break;
      for (const { id, picture } of ended) {
        if (picture !== null) await this.pictures.remove(picture);
        await deleteDressing(this.dataSource, id);
      }
    }
    return (await countUnderWay(this.dataSource, userId)) === 0;
  }
}
