import type { CocreatedColorsQuery } from '@danqing/contracts/cocreate';
import { Answers } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PicturePaths } from '../color/picture-paths.ts';
import { selectPage, selectPageOfHex } from './list.queries.ts';

/** The list of co-created colours, by name. */
@Injectable()
export class ListService {
  constructor(
    @Inject(Answers) private readonly answers: Answers,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
  ) {}

  /** JSON text of a page. */
  async list({ userId, sort, page, pageSize, hex }: CocreatedColorsQuery): Promise<string> {
    const of = { sort, pageSize, userId: userId ?? null };
    const asked =
      page ?? (hex === undefined ? 1 : Number((await this.answers.get(selectPageOfHex(hex, of))) ?? 1));
    return (await this.answers.get(selectPage({ ...of, page: asked })(this.paths.prefix))) ?? '';
  }
}
