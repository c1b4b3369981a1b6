import type { AuthorState, MemberDataPage, MemberWorks, NamedWork } from '@danqing/contracts/identity';
import { readDataPage } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { colorPath } from '../pages/page-paths.ts';
import { colorLists, eraseColors, withdrawColors } from './member-data.queries.ts';

@Injectable()
export class MemberColors implements MemberWorks {
  constructor(@Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource) {}

  async countPublic(userId: number): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::integer as count from cocreate.colors
       where user_id = $1 and deleted_at is null and listed`,
      [userId],
    );
    return row.count;
  }

  async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    const rows = await this.dataSource.query<{ id: number; name: string; hex: string }[]>(
      `select id, name, hex from cocreate.colors
       where user_id = $1 and deleted_at is null and listed order by id desc limit $2`,
      [userId, limit],
    );
    return rows.map(({ id, name, hex }) => ({ path: colorPath(id), name, hexes: [hex] }));
  }

  async updateAuthor(userId: number, { name, hasPage }: AuthorState): Promise<void> {
    await this.dataSource.query(
      `update cocreate.authors set name = $2, has_page = $3
       where user_id = $1 and (name, has_page) is distinct from ($2, $3::boolean)`,
      [userId, name, hasPage],
    );
  }

  exportMember(userId: number, after: string | null): Promise<MemberDataPage> {
    return readDataPage(colorLists(this.dataSource, userId), after);
  }

  async readMemberFile(): Promise<null> {
    return null;
  }

  withdrawMember(userId: number, withdrawn: boolean): Promise<void> {
    return withdrawColors(this.dataSource, userId, withdrawn);
  }

  async eraseMember(userId: number): Promise<boolean> {
    await eraseColors(this.dataSource, userId);
    return true;
  }
}
