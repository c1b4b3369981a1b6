import type { IdentityPort, PublicMember } from '@danqing/contracts/identity';
import { AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isAuthor, upsertAuthor } from './author.queries.ts';

/** Caches author names in this schema, so that lists need no call to the identity service. */
@Injectable()
export class AuthorService {
  readonly #logger = new Logger('Authors');

  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Copies the member's current name. A known author can save while the identity service is unavailable.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE for a new author while identity is unavailable; UNAUTHENTICATED
   *   for an unknown member; ACCOUNT_LIMITED when the member may not publish
   */
  async prepare(userId: number, publishes: boolean): Promise<void> {
    const member = await this.#findMember(userId);
    if (publishes && member?.mayPublish === false)
      throw new AppError('ACCOUNT_LIMITED', { field: 'is_public' });
    if (member) return upsertAuthor(this.dataSource, member);
    if (!(await isAuthor(this.dataSource, userId))) throw new AppError('UNAUTHENTICATED');
  }

  async #findMember(userId: number): Promise<PublicMember | null> {
    try {
      return await this.identity.findMember(userId);
    } catch (cause) {
      if (!(await isAuthor(this.dataSource, userId))) throw new AppError('SERVICE_UNAVAILABLE', { cause });
      this.#logger.warn(`The identity service does not answer: ${(cause as Error).message}`);
      return null;
    }
  }
}
