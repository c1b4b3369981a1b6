import type { IdentityPort } from '@danqing/contracts/identity';
import { AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Caches author names, so that lists do not query the identity service. */
@Injectable()
export class AuthorService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Stores the member's current name.
   *
   * @throws {AppError} UNAUTHENTICATED when the member does not exist, COCREATION_LIMITED when they may not
   *   publish
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
