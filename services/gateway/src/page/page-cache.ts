import { isNamed } from '@danqing/contracts/page';
import { createCompressedRepresentation, type Representation } from '@danqing/nest-kit';
import type { PublicSite } from '../address/public-address.ts';
import type { InlineSources } from '../html/inline-elements.ts';
import type { ColorIndex } from './color-index.ts';
import { PageStore } from './page-store.ts';
import { renderPage, type PageReleases } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** About 30 kB each with all codings. All colours in three languages would be 3,069 pages. */
const MAX_PAGES = 1024;
/** Limit for pages whose addresses are unlimited in number; enough for those currently in use. */
const MAX_LONG_TAIL_PAGES = 128;
/** A page is compressed once and sent often. Takes about 1 ms, and the result is 7 % smaller than at 4. */
const QUALITY = 9;

export interface EncodedPage {
  inline: InlineSources;
  body: Promise<Representation>;
}

export interface PageContext {
  place: PublicSite | null;
  colors: ColorIndex;
}

/**
 * Renders and compresses each page once, because all visitors with the same releases get the same bytes. Pages
 * with free-form addresses have a separate store, since they would evict all other pages. Never use this cache
 * for pages with overrides.
 */
export class PageCache {
  readonly #pages = new PageStore<EncodedPage>(MAX_PAGES);
  readonly #longTailPages = new PageStore<EncodedPage>(MAX_LONG_TAIL_PAGES);

  get(page: ResolvedPage, releases: PageReleases, surroundings: PageContext): EncodedPage {
    const { locale, status, color, search, invalidHex } = page.data;
    const key = JSON.stringify([
      locale,
      status,
      color.hex,
      isNamed(color) ? color.id : null,
      search,
      invalidHex,
      page.path,
      page.shared?.param,
      page.shared?.text,
      surroundings.place?.origin,
      page.match?.area.area,
      page.match?.route.id,
      page.serviceData,
    ]);
    const store = isLongTail(page) ? this.#longTailPages : this.#pages;
    return store.get({ document: releases.document, colors: surroundings.colors, key }, () =>
      encode(page, releases, surroundings),
    );
  }
}

function encode(page: ResolvedPage, releases: PageReleases, { place, colors }: PageContext): EncodedPage {
  const { html, inline } = renderPage({ page, releases, place, colors });
  const body = createCompressedRepresentation(html, {
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    vary: 'accept-language',
    quality: QUALITY,
  });
  return { inline, body };
}

/** Pages with more facts take several hundred kilobytes, and each colour has one. */
const MAX_FACTS = 200;

function isLongTail({ data, shared, match, serviceData }: ResolvedPage): boolean {
  const { color, search, invalidHex } = data;
  const page = match?.route.page;
  const parameters = Object.keys(match?.params ?? {}).length;
  return (
    !isNamed(color) ||
    shared !== null ||
    search !== null ||
    invalidHex !== null ||
    (serviceData?.facts.length ?? 0) > MAX_FACTS ||
    parameters > (page?.kind === 'color' && page.param ? 1 : 0)
  );
}
