import type { MemberWorks } from '@danqing/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

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
}
