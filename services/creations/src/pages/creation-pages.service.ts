import type { Color, ColorsPort } from '@danqing/contracts/colors';
import { collectionIdSchema, type Collection } from '@danqing/contracts/creations';
import type { Locale } from '@danqing/contracts/locale';
import { colorsPort } from '@danqing/contracts/ports';
import type { ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { MAX_LISTED_PAGES } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CardService } from '../card/card.service.ts';
import { selectCollection } from '../collection/collection.queries.ts';
import { FILES_PATH } from '../picture/picture-paths.ts';
import { creationPage } from './creation-page.ts';
import { galleryPage } from './gallery-page.ts';
import { selectListed, selectNamed } from './page.queries.ts';

export const CREATION_PAGES = ['gallery', 'color-gallery', 'collection'] as const;

type Params = Readonly<Record<string, string>>;

/**
 * Server-rendered pages of creations. Page requests are anonymous, so deleted or hidden creations are not
 * found.
 */
@Injectable()
export class CreationPages implements PagesPort {
  constructor(
    @Inject(getDataSourceToken('creations')) private readonly dataSource: DataSource,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
    @Inject(CardService) private readonly cards: CardService,
  ) {}

  async resolvePage(kind: string, { id, name }: Params, locale: Locale): Promise<ServicePage> {
    if (kind === 'gallery') return this.#gallery(locale);
    if (kind === 'color-gallery') return this.#colorGallery(name, locale);
    if (kind === 'collection') return this.#creation(id, locale);
    return { status: 404 };
  }

  async listPages(): Promise<ListedPage[]> {
    const { ids, colorNames } = await selectListed(this.dataSource);
    return [
      ...colorNames.map((name) => ({ kind: 'color-gallery', params: { name } })),
      ...ids.map((id) => ({ kind: 'collection', params: { id: String(id) } })),
    ].slice(0, MAX_LISTED_PAGES);
  }

  async #gallery(locale: Locale): Promise<ServicePage> {
    const named = await selectNamed(this.dataSource, null);
    const [newest] = named.creations;
    const collection = newest && (await this.#findCollection(newest.id));
    return galleryPage({ color: null, ...named, firstImage: collection?.images[0], locale });
  }

  async #colorGallery(name: string | undefined, locale: Locale): Promise<ServicePage> {
    const color = (await this.colors.listColors()).find((one) => one.name === name);
    if (!color) return { status: 404 };
    const named = await selectNamed(this.dataSource, color.name);
    // On this page the composer fills the first screen of a phone, so its images can wait.
    return galleryPage({ color, ...named, firstImage: undefined, locale });
  }

  async #creation(text: string | undefined, locale: Locale): Promise<ServicePage> {
    const { data: id } = collectionIdSchema.safeParse(text);
    const collection = id === undefined ? null : await this.#findCollection(id);
    if (collection === null) return { status: 404 };
    const traditional: readonly Color[] =
      locale === 'zh' ? [] : await this.colors.listColors().catch(() => []);
    return creationPage({
      collection,
      cardPath: this.cards.pathOf(collection, locale),
      locale,
      traditional,
    });
  }

  async #findCollection(id: number): Promise<Collection | null> {
    const json = await selectCollection(this.dataSource, FILES_PATH, { id, viewer: null });
    return json === null ? null : (JSON.parse(json) as Collection);
  }
}
