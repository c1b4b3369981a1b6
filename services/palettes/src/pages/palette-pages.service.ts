import type { ColorsPort } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { paletteIdSchema } from '@danqing/contracts/palettes';
import { colorsPort } from '@danqing/contracts/ports';
import type { ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { selectListed, selectListedIds } from './page.queries.ts';
import { palettePage } from './palette-page.ts';

export const PALETTE_PAGE = 'palette';

/** Server-rendered palette pages. Page requests are anonymous, so a private palette is not found. */
@Injectable()
export class PalettePages implements PagesPort {
  constructor(
    @Inject(getDataSourceToken('palettes')) private readonly dataSource: DataSource,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
  ) {}

  async resolvePage(
    _kind: string,
    { id }: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    const { data } = paletteIdSchema.safeParse(id);
    const palette = data === undefined ? null : await selectListed(this.dataSource, data);
    if (!palette) return { status: 404 };
    const traditional = locale === 'zh' ? [] : await this.colors.listColors().catch(() => []);
    return palettePage(palette, locale, traditional);
  }

  async listPages(): Promise<ListedPage[]> {
    const ids = await selectListedIds(this.dataSource);
    return ids.map((id) => ({ kind: PALETTE_PAGE, params: { id: String(id) } }));
  }
}
