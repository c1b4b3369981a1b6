import type { NamedWork } from '@danqing/contracts/identity';
import { Authors, Moderation, StoredMemberData, type DataList } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { colorPath } from '../pages/page-paths.ts';
import { colorLists, eraseColors } from './member-data.queries.ts';

@Injectable()
export class MemberColors extends StoredMemberData {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Moderation) moderation: Moderation,
    @Inject(Authors) authors: Authors,
  ) {
    super({ moderation, authors });
  }

  override async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    const rows = await this.dataSource.query<{ id: number; name: string; hex: string }[]>(
      `select id, name, hex from cocreate.colors
       where user_id = $1 and deleted_at is null and listed order by id desc limit $2`,
      [userId, limit],
    );
    return rows.map(({ id, name, hex }) => ({ path: colorPath(id), name, hexes: [hex] }));
  }

  protected lists(userId: number): DataList[] {
    return colorLists(this.dataSource, userId);
  }

  async eraseMember(userId: number): Promise<boolean> {
    await eraseColors(this.dataSource, userId);
    return true;
  }
}
