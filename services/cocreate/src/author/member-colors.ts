import type { MemberDataPage, MemberWorks } from '@danqing/contracts/identity';
import { readDataPage } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { colorLists, eraseColors, withdrawColors } from './member-data.queries.ts';

/** The colours of one member, for other services. */
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

  async renameAuthor(userId: number, name: string): Promise<void> {
    await this.dataSource.query(`update cocreate.authors set name = $2 where user_id = $1 and name <> $2`, [
      userId,
      name,
    ]);
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
