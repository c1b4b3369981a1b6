import { randomBytes } from 'node:crypto';
import { isNamed } from '@danqing/contracts/page';
import type { PublicPlace } from '../address/public-address.ts';
import type { ColorIndex } from './color-index.ts';
import { compressMarked } from './compress-marked.ts';
import { fillMarks, findMarks } from './marked-bytes.ts';
import { PageStore, type KeptPage } from './page-store.ts';
import { renderPage, type PageReleases } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Base64url digits of a nonce: 132 bits. */
const NONCE_LENGTH = 22;
const NONCE_BYTES = 18;
/** About 15 kB each; the colours in three languages would be 3,069. */
const MAX_PAGES = 1024;
/** Of which visitors can ask for endlessly many: as many as are passed around at a time. */
const MAX_STRAYS = 128;
/** The longest beacon token that the contract allows. */
const MAX_TOKEN = 300;
/**
 * Placeholders of the nonce and the beacon token in a kept page. Random, so that no visitor can write one into a page.
 */
const NONCE_PLACEHOLDER = placeholder(NONCE_LENGTH);
const TOKEN_PLACEHOLDER = placeholder(MAX_TOKEN);

function placeholder(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

/** What differs between two answers to the same question. */
export interface PageMarks extends Record<string, string> {
  /** From `createNonce`. */
  nonce: string;
  /** From BeaconTokens; of one length for all pages with one document. */
  beaconToken: string;
}

/** One answer, in the codings that need no work for each. */
export interface WrittenPage {
  /** As UTF-8. */
  html: () => Buffer;
  /** The same compressed; null while that is still being done. */
  brotli: () => Buffer | null;
}

/** What a page is written from besides its own. */
export interface PageSurroundings {
  place: PublicPlace | null;
  colors: ColorIndex;
}

/**
 * Two answers to the same question differ by their marks only, so a page is made, encoded and compressed once. What
 * visitors can write into an address in endlessly many ways is kept apart, or it would drive the other pages out. For
 * public pages only: one with overrides never comes here.
 */
export class PageCache {
  readonly #pages = new PageStore(MAX_PAGES);
  readonly #strays = new PageStore(MAX_STRAYS);

  write(
    page: ResolvedPage,
    releases: PageReleases,
    surroundings: PageSurroundings,
    marks: PageMarks,
  ): WrittenPage {
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
      page.said,
    ]);
    const store = isStray(page) ? this.#strays : this.#pages;
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
    { place, colors }: PageSurroundings,
    tokenLength: number,
  ): KeptPage {
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
    const kept: KeptPage = { html: { bytes, marks: findMarks(bytes, marks) }, brotli: null };
    void compressMarked(kept.html).then((brotli) => (kept.brotli = brotli));
    return kept;
  }
}

/** A longer page is some hundred kilobytes: of those there is one for every colour that its spine may have. */
const MOST_FACTS = 200;

/** Colours without a name, shared states, unknown names, long lists, routes whose address is not only the colour. */
function isStray({ data, shared, match, said }: ResolvedPage): boolean {
  const { color, search, invalidHex } = data;
  const page = match?.route.page;
  const parameters = Object.keys(match?.params ?? {}).length;
  return (
    !isNamed(color) ||
    shared !== null ||
    search !== null ||
    invalidHex !== null ||
    (said?.facts.length ?? 0) > MOST_FACTS ||
    parameters > (page?.kind === 'color' && page.param ? 1 : 0)
  );
}

/** Random bytes are taken from the system in bulk: a call for each page costs more than the page. */
const POOL_NONCES = 256;
let pool = Buffer.alloc(0);
let taken = 0;

/** An unguessable value for one page. */
export function createNonce(): string {
  if (taken >= pool.length) {
    pool = randomBytes(NONCE_BYTES * POOL_NONCES);
    taken = 0;
  }
  const nonce = pool.toString('base64url', taken, taken + NONCE_BYTES).slice(0, NONCE_LENGTH);
  taken += NONCE_BYTES;
  return nonce;
}
