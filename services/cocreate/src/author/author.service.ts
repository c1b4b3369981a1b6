import type { IdentityPort } from '@danqing/contracts/identity';
import { AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Keeps the names of those who save, so that lists need not ask the identity service. */
@Injectable()
export class AuthorService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Takes over the present name.
   * @throws AppError UNAUTHENTICATED when there is no such member; COCREATION_LIMITED for one who may publish nothing
   */
  async prepare(userId: number): Promise<void> {
    const member = await this.identity.findMember(userId);
    if (!member) throw new AppError('UNAUTHENTICATED');
    if (!member.mayPublish) throw new AppError('COCREATION_LIMITED');
    await this.dataSource.query(
      `insert into cocreate.authors as author (user_id, name, has_page) values ($1, $2, $3)
       on conflict (user_id) do update set name = excluded.name, has_page = excluded.has_page
       where (author.name, author.has_page) is distinct from (excluded.name, excluded.has_page)`,
      [userId, member.name, member.hasPublicPage],
    );
  }
}
