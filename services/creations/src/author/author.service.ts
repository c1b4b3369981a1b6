import type { IdentityPort } from '@danqing/contracts/identity';
import { AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface Author {
  userId: number;
  mayPublish: boolean;
}

/** Caches author names in this schema, so that lists need no call to the identity service. */
@Injectable()
export class AuthorService {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async prepare(userId: number): Promise<Author> {
    const member = await this.identity.findMember(userId);
    if (!member) throw new AppError('UNAUTHENTICATED');
    await this.dataSource.query(
      `insert into creations.authors as author (user_id, name, has_page) values ($1, $2, $3)
       on conflict (user_id) do update set name = excluded.name, has_page = excluded.has_page
       where (author.name, author.has_page) is distinct from (excluded.name, excluded.has_page)`,
      [userId, member.name, member.hasPublicPage],
    );
    return { userId, mayPublish: member.mayPublish };
  }
}
