import type { CreationsPort } from '@danqing/contracts/creations';
import { pictureFileSchema } from '@danqing/contracts/creations';
import type { ChangeMemberResponse, MemberChange, MemberPage } from '@danqing/contracts/identity';
import { creationsPort } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { UserEntity } from '../user/user.entity.ts';
import { selectUser, type UserRow } from '../user/user.queries.ts';
import { UserService } from '../user/user.service.ts';
import { AuthorNames } from './author-names.ts';
import { PicturePaths } from './picture-paths.ts';

@Injectable()
export class MemberService {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Inject(UserService) private readonly users: UserService,
    @Inject(AuthorNames) private readonly names: AuthorNames,
    @Inject(PicturePaths) private readonly pictures: PicturePaths,
    @Inject(portToken(creationsPort)) private readonly creations: CreationsPort,
    @Inject(MemberDataSources) private readonly sources: MemberDataSources,
  ) {}

  /** @throws {AppError} MEMBER_NOT_FOUND, also for a private page, unless the viewer is the member */
  async page(id: number, viewer: number | null): Promise<MemberPage> {
    const row = await selectUser(this.dataSource, id);
    const hidden = row && (!row.is_public || row.erases_at !== undefined);
    if (!row || (hidden && viewer !== id)) throw new AppError('MEMBER_NOT_FOUND');
    return {
      id,
      name: row.name,
      avatar_url: this.pictures.urlOf(row.image),
      created_at: row.created_at,
      is_public: row.is_public,
      stats: await this.sources.ofWorks((service) => service.countPublic(id), null),
    };
  }

  /**
   * @throws {AppError} MEMBER_LIMITED when a limited account would publish something; AVATAR_UNKNOWN for
   *   another member's picture
   */
  async change(
    id: number,
    { name, avatar_url: url, is_public }: MemberChange,
  ): Promise<ChangeMemberResponse['data']> {
    const before = await this.#row(id);
    const shows = (name !== undefined && name !== before.name) || typeof url === 'string';
    if (before.limited && shows) throw new AppError('MEMBER_LIMITED');
    const image = url === undefined ? undefined : await this.#avatar(id, url);
    const change = Object.fromEntries(
      Object.entries({ name, image, is_public }).filter(([, value]) => value !== undefined),
    ) as Partial<UserEntity>;
    await this.dataSource.transaction(async (transaction) => {
      await transaction.getRepository(UserEntity).update({ id }, change);
      const { name: newName, is_public: shown } = { ...before, ...change };
      if (newName !== before.name || shown !== before.is_public) await this.names.changed(id, transaction);
    });
    const row = await this.#row(id);
    return { user: await this.users.withCredits(row), is_public: row.is_public };
  }

  async #row(id: number): Promise<UserRow> {
    const row = await selectUser(this.dataSource, id);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return row;
  }

  /** Only the creations service decides whether the picture is the member's; the URL is never fetched. */
  async #avatar(id: number, url: string | null): Promise<string | null> {
    const named = url === null ? null : this.pictures.fileOf(url);
    const file = pictureFileSchema.nullable().safeParse(named);
    if ((url !== null && named === null) || !file.success)
      throw new AppError('AVATAR_UNKNOWN', { field: 'avatar_url' });
    const kept = await this.creations.keepAvatar(id, file.data);
    if (url !== null && kept === null) throw new AppError('AVATAR_UNKNOWN', { field: 'avatar_url' });
    return kept;
  }
}
