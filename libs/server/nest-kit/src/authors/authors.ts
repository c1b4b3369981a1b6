import type { ErrorCode } from '@danqing/contracts/errors';
import type { AuthorState, IdentityPort, PublicMember } from '@danqing/contracts/identity';
import type { Provider } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IDENTITY_PORT } from '../auth/members.guard.ts';
import { AppError } from '../errors/app-error.ts';

/** Names of a service's authors, cached in the table `authors` so that lists do not query identity. */
export class Authors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schema: string,
    private readonly identity: IdentityPort,
  ) {}

  /**
   * Stores the member's current name.
   *
   * @param limited error for a member who may not publish; without it, such a member is stored too
   * @throws {AppError} UNAUTHENTICATED when the member does not exist, or `limited`
   */
  async refresh(userId: number, limited?: ErrorCode): Promise<PublicMember> {
    const member = await this.identity.findMember(userId);
    if (!member) throw new AppError('UNAUTHENTICATED');
    if (limited !== undefined && !member.mayPublish) throw new AppError(limited);
    await this.store(member);
    return member;
  }

  async store({ id, name, hasPublicPage }: PublicMember): Promise<void> {
    await this.dataSource.query(
      `insert into ${this.schema}.authors as author (user_id, name, has_page) values ($1, $2, $3)
       on conflict (user_id) do update set name = excluded.name, has_page = excluded.has_page
       where (author.name, author.has_page) is distinct from (excluded.name, excluded.has_page)`,
      [id, name, hasPublicPage],
    );
  }

  async has(userId: number): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from ${this.schema}.authors where user_id = $1`,
      [userId],
    );
    return rows.length > 0;
  }

  async update(userId: number, { name, hasPage }: AuthorState): Promise<void> {
    await this.dataSource.query(
      `update ${this.schema}.authors set name = $2, has_page = $3
       where user_id = $1 and (name, has_page) is distinct from ($2, $3::boolean)`,
      [userId, name, hasPage],
    );
  }
}

/** Provides `Authors` of a service. */
export const provideAuthors = (schema: string): Provider => ({
  provide: Authors,
  inject: [getDataSourceToken(schema), IDENTITY_PORT],
  useFactory: (dataSource: DataSource, identity: IdentityPort) => new Authors(dataSource, schema, identity),
});
