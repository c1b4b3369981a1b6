import type { Locale } from '@danqing/contracts/locale';
import type { FoundPage, ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { Inject, Injectable } from '@nestjs/common';
import { ColorService } from '../color/color.service.ts';
import { wallPage } from './wall-page.ts';

/** The one kind of page: `/colors`, all of them. */
export const WALL_PAGE = 'wall';

/** What the page of all colours says. The pages of single colours are the gateway's own. */
@Injectable()
export class ColorPages implements PagesPort {
  readonly #pages = new Map<Locale, FoundPage>();

  constructor(@Inject(ColorService) private readonly colors: ColorService) {}

  async resolvePage(
    kind: string,
    _params: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    if (kind !== WALL_PAGE) return { status: 404 };
    // The colours change only with a new start.
    const known = this.#pages.get(locale) ?? wallPage(await this.colors.listColors(), locale);
    this.#pages.set(locale, known);
    return known;
  }

  async listPages(): Promise<ListedPage[]> {
    return [{ kind: WALL_PAGE, params: {} }];
  }
}
