import { randomBytes } from 'node:crypto';
import type { ReleaseDocument } from '@danqing/contracts';
import { BEACON_TOKEN_LENGTH } from '@danqing/releases';
import { renderPage, type PageReleases } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Base64url digits of a nonce: 132 bits. */
const NONCE_LENGTH = 22;
const NONCE_BYTES = 18;
/** About 6 kB each; the colours in three languages would be 3,069. */
const MAX_PAGES = 1024;
/** Stand in a kept page where the nonce and the beacon token go. Nobody outside can know them and write them into a page. */
const NONCE_PLACEHOLDER = placeholder(NONCE_LENGTH);
const TOKEN_PLACEHOLDER = placeholder(BEACON_TOKEN_LENGTH);

function placeholder(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

interface KeptPage {
  bytes: Buffer;
  /** Where they stand. */
  nonceOffsets: number[];
  tokenOffsets: number[];
}

/** What differs between two answers to the same question. */
export interface PageMarks {
  /** From `createNonce`. */
  nonce: string;
  /** From BeaconTokens; null for pages that tell nothing. */
  beaconToken: string | null;
}

/** Two answers to the same question differ by their marks only, so a page is made and encoded once. */
export class PageCache {
  /** Of the documents below. */
  #sequence = -1;
  /** Visitors of canaries get other documents than the rest, and with them other pages. */
  readonly #documents = new Map<ReleaseDocument, Map<string, KeptPage>>();
  #count = 0;
  readonly #developmentScript: string;

  constructor(developmentScript: string) {
    this.#developmentScript = developmentScript;
  }

  /** The page as UTF-8. */
  write(page: ResolvedPage, releases: PageReleases, { nonce, beaconToken }: PageMarks): Buffer {
    const { bytes, nonceOffsets, tokenOffsets } = this.#keptPage(page, releases, beaconToken !== null);
    const copy = Buffer.allocUnsafe(bytes.length);
    bytes.copy(copy);
    for (const offset of nonceOffsets) copy.write(nonce, offset, NONCE_LENGTH, 'latin1');
    for (const offset of tokenOffsets) copy.write(beaconToken ?? '', offset, BEACON_TOKEN_LENGTH, 'latin1');
    return copy;
  }

  #keptPage(page: ResolvedPage, releases: PageReleases, tells: boolean): KeptPage {
    const { document } = releases;
    if (document.sequence !== this.#sequence || this.#count >= MAX_PAGES) {
      this.#documents.clear();
      this.#count = 0;
      this.#sequence = document.sequence;
    }
    const pages = this.#documents.get(document) ?? new Map<string, KeptPage>();
    this.#documents.set(document, pages);
    const { locale, status, color, search, invalidHex } = page.data;
    const key = JSON.stringify([
      locale,
      status,
      color.hex,
      'id' in color ? color.id : null,
      search,
      invalidHex,
      page.match?.area.area,
      page.match?.route.id,
      tells,
    ]);
    const known = pages.get(key);
    if (known) return known;
    const html = renderPage({
      page: { ...page, data: { ...page.data, beaconToken: tells ? TOKEN_PLACEHOLDER : null } },
      releases,
      nonce: NONCE_PLACEHOLDER,
      developmentScript: this.#developmentScript,
    });
    const bytes = Buffer.from(html);
    const kept = {
      bytes,
      nonceOffsets: offsetsOf(NONCE_PLACEHOLDER, bytes),
      tokenOffsets: offsetsOf(TOKEN_PLACEHOLDER, bytes),
    };
    pages.set(key, kept);
    this.#count++;
    return kept;
  }
}

function offsetsOf(text: string, bytes: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) offsets.push(at);
  return offsets;
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
