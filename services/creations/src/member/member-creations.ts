import type { CreationsPort, MemberCollectionsQuery } from '@danqing/contracts/creations';
import type { IdentityPort, MemberFilePart, NamedWork } from '@danqing/contracts/identity';
import {
  AppError,
  Authors,
  IDENTITY_PORT,
  Moderation,
  readFilePart,
  StoredMemberData,
  type DataList,
} from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CollectionPurge } from '../collection/collection-purge.ts';
import { selectCollectionsOf } from '../collection/collection.queries.ts';
import { PicturePaths } from '../picture/picture-paths.ts';
import { PICTURE_WIDTHS, PictureStore, widthsOf } from '../picture/picture-store.ts';
import { VideoStore } from '../video/video-store.ts';
import { creationLists, eraseCreations, hasUnfinished, ownsVideo } from './member-data.queries.ts';
import {
  deleteAvatar,
  saveAvatar,
  selectAvatar,
  selectOwnPicture,
  selectPicturesOf,
} from './member.queries.ts';

@Injectable()
export class MemberCreations extends StoredMemberData implements CreationsPort {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Inject(PictureStore) private readonly pictures: PictureStore,
    @Inject(VideoStore) private readonly videos: VideoStore,
    @Inject(CollectionPurge) private readonly purge: CollectionPurge,
    @Inject(Moderation) moderation: Moderation,
    @Inject(Authors) authors: Authors,
  ) {
    super({ moderation, authors });
  }

  /**
   * Returns a page of creations as JSON text.
   *
   * @throws {AppError} MEMBER_NOT_FOUND when the viewer may not see the member's page
   */
  async list(
    userId: number,
    viewer: number | null,
    { after, limit, only }: MemberCollectionsQuery,
  ): Promise<string> {
    const own = await this.#sees(viewer, userId);
    return selectCollectionsOf(this.dataSource, this.paths.files, userId, {
      after: after ?? null,
      limit,
      all: own && only === undefined,
    });
  }

  /**
   * Returns the newest pictures as JSON text. The member gets all of them, other viewers only those of listed
   * creations.
   *
   * @throws {AppError} MEMBER_NOT_FOUND when the viewer may not see the member's page
   */
  async images(userId: number, viewer: number | null, limit: number): Promise<string> {
    const all = await this.#sees(viewer, userId);
    return selectPicturesOf(this.dataSource, this.paths.prefix, userId, { limit, all });
  }

  /**
   * Returns whether the page is the viewer's own.
   *
   * @throws {AppError} MEMBER_NOT_FOUND when the viewer may not see it
   */
  async #sees(viewer: number | null, userId: number): Promise<boolean> {
    const own = viewer === userId;
    const member = await this.identity.findMember(userId);
    if (!member || (!member.hasPublicPage && !own)) throw new AppError('MEMBER_NOT_FOUND');
    return own;
  }

  override async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    const rows = await this.dataSource.query<{ id: number; title: string; hex: string }[]>(
      `select collections.id, title, color_hex as hex from creations.collections
       join creations.poems on poems.id = poem_id
       where collections.user_id = $1 and deleted_at is null and listed
       order by collections.id desc limit $2`,
      [userId, limit],
    );
    return rows.map(({ id, title, hex }) => ({ path: `/collections/${id}`, name: title, hexes: [hex] }));
  }

  async ownsPicture(userId: number, file: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from creations.paintings
       where user_id = $1 and picture = split_part($2, '-', 1) and picture || '-' || width || '.webp' = $2
         and state = 'done' limit 1`,
      [userId, file],
    );
    return rows.length > 0;
  }

  async keepAvatar(userId: number, file: string | null): Promise<string | null> {
    const before = await selectAvatar(this.dataSource, userId);
    if (file === null) {
      await deleteAvatar(this.dataSource, userId);
      await this.#removeUnused(before);
      return null;
    }
    const [picture, rest = ''] = file.split('-');
    const own = await selectOwnPicture(this.dataSource, userId, picture ?? '');
    if (!own || !widthsOf(own.width).some((width) => rest === `${width}.webp`)) return null;
    await saveAvatar(this.dataSource, userId, own);
    if (before?.picture !== own.picture) await this.#removeUnused(before);
    return `${own.picture}-${Math.min(PICTURE_WIDTHS[0], own.width)}.webp`;
  }

  protected lists(userId: number): DataList[] {
    return creationLists(this.dataSource, userId);
  }

  override async readMemberFile(
    userId: number,
    file: string,
    offset: number,
  ): Promise<MemberFilePart | null> {
    if (file.endsWith('.mp4')) {
      const own = await ownsVideo(this.dataSource, userId, file.slice(0, -'.mp4'.length));
      return own ? readFilePart((range) => this.videos.get(file, range), offset) : null;
    }
    const own = await selectOwnPicture(this.dataSource, userId, file.split('-')[0] ?? '');
    return own ? readFilePart((range) => this.pictures.get(file, range), offset) : null;
  }

  /** Purges at once, so that the files of unlisted creations are removed too. */
  async eraseMember(userId: number): Promise<boolean> {
    await this.keepAvatar(userId, null);
    await eraseCreations(this.dataSource, userId);
    await this.purge.purge();
    return !(await hasUnfinished(this.dataSource, userId));
  }

  async #removeUnused(avatar: { picture: string; width: number } | null): Promise<void> {
    if (!avatar) return;
    const rows = await this.dataSource.query<unknown[]>(
      `select from creations.paintings where picture = $1
       union all select from creations.avatars where picture = $1 limit 1`,
      [avatar.picture],
    );
    if (rows.length === 0) await this.pictures.remove(avatar.picture, avatar.width);
  }
}
