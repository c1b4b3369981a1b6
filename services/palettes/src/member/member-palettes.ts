import type { IdentityPort, MemberWorksQuery, NamedWork } from '@danqing/contracts/identity';
import type { PaletteColor } from '@danqing/contracts/palettes';
import {
  AppError,
  Authors,
  IDENTITY_PORT,
  JsonQueries,
  Moderation,
  StoredMemberData,
  type DataList,
} from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { erasePalettes, paletteLists } from './member-data.queries.ts';
import { PALETTE_FIELDS } from '../palette/palette-fields.ts';

@Injectable()
export class MemberPalettes extends StoredMemberData {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(Moderation) moderation: Moderation,
    @Inject(Authors) authors: Authors,
  ) {
    super({ moderation, authors });
  }

  /**
   * Returns a page of palettes as JSON text.
   *
   * @throws {AppError} MEMBER_NOT_FOUND when the viewer may not see the member's page
   */
  async list(userId: number, viewer: number | null, { after, limit }: MemberWorksQuery): Promise<string> {
    const member = await this.identity.findMember(userId);
    if (!member || (!member.hasPublicPage && viewer !== userId)) throw new AppError('MEMBER_NOT_FOUND');
    const text = await this.answers.get({
      name: 'member-palettes',
      text: `
        with found as materialized (
          select id, row_number() over (order by id desc) as place from palettes.palettes
          where user_id = $1 and deleted_at is null and listed and ($2::integer is null or id < $2::integer)
          order by id desc limit $3::integer + 1
        )
        select json_build_object('success', true,
          'data', (select coalesce(json_agg((
            select row_to_json(item) from (
              select ${PALETTE_FIELDS} from palettes.palettes as palette where palette.id = found.id
            ) as item) order by id desc), '[]') from found where place <= $3::integer),
          'next', (select min(id) from found where place <= $3::integer
            and exists (select from found where place > $3::integer))
        )::text as answer`,
      values: [userId, after ?? null, limit],
    });
    return text as string;
  }

  override async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    const rows = await this.dataSource.query<{ id: number; name: string; colors: PaletteColor[] }[]>(
      `select id, name, colors from palettes.palettes
       where user_id = $1 and deleted_at is null and listed order by id desc limit $2`,
      [userId, limit],
    );
    return rows.map(({ id, name, colors }) => {
      const primary = colors.find(({ type }) => type === 'primary');
      const rest = colors.filter((color) => color !== primary);
      const hexes = [...(primary ? [primary] : []), ...rest].map(({ hex }) => hex);
      return { path: `/palettes/${id}`, name, hexes };
    });
  }

  protected lists(userId: number): DataList[] {
    return paletteLists(this.dataSource, userId);
  }

  async eraseMember(userId: number): Promise<boolean> {
    await erasePalettes(this.dataSource, userId);
    return true;
  }
}
