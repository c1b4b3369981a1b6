import type { Locale } from '@danqing/contracts/locale';
import {
  servicePageSchema,
  type FoundPage,
  type ListedPage,
  type PagesPort,
  type ServicePage,
} from '@danqing/contracts/ports';
import type { RoutePage, ServicePageKind } from '@danqing/contracts/releases';
import { BoundedMap, withTimeLimit } from '@danqing/nest-kit';
import { Logger } from '@nestjs/common';
import type { ColorIndex } from './color-index.ts';
import type { ResolvedPage } from './resolve-page.ts';

const RESPONSE_TIMEOUT_MS = 1_000;
/** Maximum number of cached results, used when a service fails; about 2 kB each. */
const MAX_CACHED_PAGES = 1_000;
const LIST_FRESH_MS = 10 * 60_000;

export interface PageService {
  name: string;
  kinds: readonly string[];
  port: PagesPort;
}

export interface IndexedPage extends ListedPage {
  kind: ServicePageKind;
}

const NO_PAGES: readonly IndexedPage[] = [];

/** Requests page data from services. While a service fails, its pages use cached data or omit it. */
export class ServicePages {
  readonly #services: readonly PageService[];
  readonly #limitMs: number;
  readonly #cache = new BoundedMap<string, FoundPage>(MAX_CACHED_PAGES);
  readonly #failing = new Set<string>();
  readonly #lists = new Map<string, readonly IndexedPage[]>();
  #list = Promise.resolve(NO_PAGES);
  #listedAt = Number.NEGATIVE_INFINITY;
  readonly #logger = new Logger('Pages');

  constructor(services: readonly PageService[], limitMs = RESPONSE_TIMEOUT_MS) {
    this.#services = services;
    this.#limitMs = limitMs;
  }

  async complete(page: ResolvedPage, colors: Pick<ColorIndex, 'byName'>): Promise<ResolvedPage> {
    const kind = page.match?.route.page.kind;
    if (kind === undefined || page.data.status !== 200 || !isOfService(kind)) return page;
    const said = await this.get(kind, page.match?.params ?? {}, page.data.locale);
    if (said === null) return page;
    if (said.status === 200) {
      const color = said.color === undefined ? null : colors.byName(said.color);
      return { ...page, serviceData: said, data: color ? { ...page.data, color } : page.data };
    }
    return { ...page, path: null, data: { ...page.data, status: said.status } };
  }

  /** Returns pages for the sitemap, as the same object until the lists are requested again. */
  list(): Promise<readonly IndexedPage[]> {
    if (this.#services.length > 0 && Date.now() - this.#listedAt >= LIST_FRESH_MS) {
      this.#listedAt = Date.now();
      this.#list = Promise.all(this.#services.map((service) => this.#listOf(service))).then((lists) =>
        lists.flat(),
      );
    }
    return this.#list;
  }

  /** Returns the service's page data, or the cached data when the service fails; null without either. */
  async get(
    kind: ServicePageKind,
    params: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage | null> {
    const [name = '', thing = ''] = kind.split('/');
    const service = this.#services.find((one) => one.name === name && one.kinds.includes(thing));
    if (!service) return this.#logFailure(kind, new Error('no service offers this kind'));
    const key = JSON.stringify([kind, params, locale]);
    try {
      const answer = await withTimeLimit(this.#limitMs, () =>
        service.port.resolvePage(thing, params, locale),
      );
      // Validate local services as well, because the data is written into pages.
      const said = servicePageSchema.parse(answer);
      // Cache no misses, because visitors can request an unlimited number of missing pages.
      if (said.status === 200) this.#cache.set(key, said);
      else this.#cache.delete(key);
      if (this.#failing.delete(name)) this.#logger.log(`${name} answers for its pages again`);
      return said;
    } catch (error) {
      this.#logFailure(name, error as Error);
      return this.#cache.get(key) ?? null;
    }
  }

  async #listOf({ name, port }: PageService): Promise<readonly IndexedPage[]> {
    try {
      const listed = await withTimeLimit(this.#limitMs, () => port.listPages());
      const pages = listed.map((page) => ({ ...page, kind: `${name}/${page.kind}` as const }));
      this.#lists.set(name, pages);
    } catch (error) {
      this.#logFailure(name, error as Error);
    }
    return this.#lists.get(name) ?? NO_PAGES;
  }

  /** Logs one line per outage. `who` is a service, or a page kind without a service. */
  #logFailure(who: string, error: Error): null {
    if (!this.#failing.has(who)) this.#logger.warn(`${who} does not answer for its pages: ${error.message}`);
    this.#failing.add(who);
    return null;
  }
}

export const isOfService = (kind: RoutePage['kind']): kind is ServicePageKind => kind.includes('/');
