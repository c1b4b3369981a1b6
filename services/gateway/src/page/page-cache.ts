import { randomBytes } from 'node:crypto';
import { isNamed } from '@danqing/contracts/page';
import type { PublicSite } from '../address/public-address.ts';
import { NONCE_LENGTH } from '../html/nonce.ts';
import type { ColorIndex } from './color-index.ts';
import { compressMarked } from './compress-marked.ts';
import { fillMarks, findMarks } from './marked-bytes.ts';
import { PageStore, type CachedPage } from './page-store.ts';
import { renderPage, type PageReleases } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** About 15 kB each. All colours in three languages would be 3,069 pages. */
const MAX_PAGES = 1024;
/** Limit for pages whose addresses are unlimited in number; enough for those currently in use. */
const MAX_LONG_TAIL_PAGES = 128;
/** Longer than every beacon token. */
const MAX_TOKEN = 100;
/**
 * Placeholders for the nonce and the beacon token in a cached page. They are random, so that no visitor can
 * put one into a page.
 */
const NONCE_PLACEHOLDER = placeholder(NONCE_LENGTH);
const TOKEN_PLACEHOLDER = placeholder(MAX_TOKEN);

function placeholder(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

export interface PageMarks extends Record<string, string> {
  nonce: string;
  /** Has the same length in all pages. */
  beaconToken: string;
}

export interface EncodedPage {
  html: () => Buffer;
  brotli: () => Buffer | null;
}

export interface PageContext {
  place: PublicSite | null;
  colors: ColorIndex;
}

/**
 * Renders, encodes and compresses each page once, because responses to equal requests differ only at their
 * marks. Pages with free-form addresses have a separate store, since they would evict all other pages. Never
 * use this cache for pages with overrides.
 */
export class PageCache {
  readonly #pages = new PageStore(MAX_PAGES);
  readonly #longTailPages = new PageStore(MAX_LONG_TAIL_PAGES);

  get(page: ResolvedPage, releases: PageReleases, surroundings: PageContext, marks: PageMarks): EncodedPage {
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
    const kept = store.get({ document: releases.document, colors: surroundings.colors, key }, () =>
      this.#encode(page, releases, surroundings, marks.beaconToken.length),
    );
    return {
      html: () => fillMarks(kept.html, marks),
      brotli: () => kept.brotli && fillMarks(kept.brotli, marks),
    };
  }

  #encode(
    page: ResolvedPage,
    releases: PageReleases,
    { place, colors }: PageContext,
    tokenLength: number,
  ): CachedPage {
    const beaconToken = TOKEN_PLACEHOLDER.slice(0, tokenLength);
    const html = renderPage({
      page: { ...page, data: { ...page.data, beaconToken } },
      releases,
      nonce: NONCE_PLACEHOLDER,
      place,
      colors,
    });
    const bytes = Buffer.from(html);
    const marks = { nonce: NONCE_PLACEHOLDER, beaconToken } satisfies PageMarks;
    const kept: CachedPage = { html: { bytes, marks: findMarks(bytes, marks) }, brotli: null };
    void compressMarked(kept.html).then((brotli) => (kept.brotli = brotli));
    return kept;
  }
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
