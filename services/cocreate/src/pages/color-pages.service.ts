import {
  COCREATE_PAGE_SIZE,
  SAME_NAME_COLORS,
  cocreatedColorIdSchema,
  type CocreatedColor,
  type CocreatedColorsResponse,
  type SameNameResponse,
} from '@danqing/contracts/cocreate';
import type { ColorsPort } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { colorsPort } from '@danqing/contracts/ports';
import type { ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { JsonQueries, portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { selectColor, selectSameName } from '../color/color.queries.ts';
import { selectPage } from '../listing/list.queries.ts';
import { colorPage, hiddenColorPage } from './color-page.ts';
import { listPage } from './list-page.ts';
import { isHidden, selectListedIds } from './page.queries.ts';

export const COLOR_PAGES = ['colors', 'color'] as const;

const NEWEST = { sort: 'latest', page: 1, pageSize: COCREATE_PAGE_SIZE.default, userId: null } as const;
const NO_PICTURES = '';

@Injectable()
export class ColorPages implements PagesPort {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
  ) {}

  async resolvePage(
    kind: string,
    { id }: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    if (kind === 'colors') {
      const page = await this.answers.get(selectPage({ ...NEWEST, locale })(NO_PICTURES));
      return listPage(JSON.parse(page ?? '') as CocreatedColorsResponse, locale);
    }
    return kind === 'color' ? this.#color(id, locale) : { status: 404 };
  }

  async listPages(): Promise<ListedPage[]> {
    const ids = await selectListedIds(this.dataSource);
    return ids.map((id) => ({ kind: 'color', params: { id: String(id) } }));
  }

  async #color(text: string | undefined, locale: Locale): Promise<ServicePage> {
    const { data: id } = cocreatedColorIdSchema.safeParse(text);
    if (id === undefined) return { status: 404 };
    const answer = await this.answers.get(selectColor(NO_PICTURES, id, null, { network: null, locale }));
    if (answer === null)
      // A hidden colour still answers 200, because its owner opens the same URL.
      return (await isHidden(this.dataSource, id)) ? hiddenColorPage(locale) : { status: 404 };
    const color = JSON.parse(answer) as CocreatedColor;
    const others = { name: color.name, excludeId: id, limit: SAME_NAME_COLORS };
    const sameName = (await this.answers.get(selectSameName(NO_PICTURES, others, locale))) ?? '{"items":[]}';
    return colorPage({
      color,
      sameName: (JSON.parse(sameName) as SameNameResponse).items,
      traditional: await this.colors.listColors().catch(() => []),
      locale,
    });
  }
}
