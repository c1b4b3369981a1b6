import type { CocreatedColorsQuery } from '@danqing/contracts/cocreate';
import type { IdentityPort } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { JsonQueries, AppError, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PicturePaths } from '../color/picture-paths.ts';
import { selectPage, selectPageOfHex } from './list.queries.ts';

@Injectable()
export class ListService {
  constructor(
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Returns a page as JSON text.
   *
   * @throws {AppError} MEMBER_NOT_FOUND when the viewer may not see the member's page
   */
  async list(
    { userId, sort, page, pageSize, hex }: CocreatedColorsQuery,
    viewer: number | null,
    locale: Locale,
  ): Promise<string> {
    if (userId !== undefined && userId !== viewer) {
      const member = await this.identity.findMember(userId);
      if (!member?.hasPublicPage) throw new AppError('MEMBER_NOT_FOUND');
    }
    const of = { sort, pageSize, userId: userId ?? null };
    const asked =
      page ?? (hex === undefined ? 1 : Number((await this.answers.get(selectPageOfHex(hex, of))) ?? 1));
    return (await this.answers.get(selectPage({ ...of, page: asked, locale })(this.paths.prefix))) ?? '';
  }
}
