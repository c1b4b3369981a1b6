import type { CreditsPort } from '@danqing/contracts/credits';
import type { PublicMember, User } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { creditsPort } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';
import { defaultName } from './default-name.ts';
import { PicturePaths } from '../member/picture-paths.ts';
import { insertUser, selectUser, selectUserByIdentifier, type UserRow } from './user.queries.ts';

@Injectable()
export class UserService {
  readonly #logger = new Logger(UserService.name);

  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(portToken(creditsPort)) private readonly credits: CreditsPort,
    @Inject(PicturePaths) private readonly pictures: PicturePaths,
  ) {}

  async findId(identifier: Identifier): Promise<number | null> {
    return (await selectUserByIdentifier(this.dataSource, identifier))?.id ?? null;
  }

  /** @throws {AppError} UNAUTHENTICATED when the member is gone */
  async get(id: number): Promise<User> {
    const row = await selectUser(this.dataSource, id);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return this.withCredits(row);
  }

  async findPublic(id: number): Promise<PublicMember | null> {
    const row = await selectUser(this.dataSource, id);
    return (
      row && {
        id: row.id,
        name: row.name,
        mayPublish: row.limited === null,
        hasPublicPage: row.is_public && row.erases_at === undefined,
      }
    );
  }

  async findOrCreate(
    identifier: Identifier,
    locale: Locale,
    transaction: EntityManager,
  ): Promise<{ row: UserRow; created: boolean }> {
    const found = await selectUserByIdentifier(transaction, identifier);
    if (found) return { row: found, created: false };
    return { row: await insertUser(transaction, identifier, defaultName(locale)), created: true };
  }

  /** A failure of the credits service must not sign the member out. */
  async withCredits(row: UserRow): Promise<User> {
    const credits = await this.credits.getBalance(row.id).catch((error: Error) => {
      this.#logger.warn(`The balance of a member is not known: ${error.message}`);
      return null;
    });
    const { is_public: _, image, ...user } = row;
    return { ...user, image: this.pictures.urlOf(image), credits };
  }
}
