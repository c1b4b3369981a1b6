import { randomBytes } from 'node:crypto';
import type { ReleaseDocument } from '@danqing/contracts';
import { renderPage } from './render-page.ts';
import type { ResolvedPage } from './resolve-page.ts';

/** Base64url digits of a nonce: 132 bits. */
const NONCE_LENGTH = 22;
const NONCE_BYTES = 18;
/** About 6 kB each; the colours in three languages would be 3,069. */
const MAX_PAGES = 1024;
/** Stands in a kept page where the nonce goes. Nobody outside can know it and write it into a page. */
const PLACEHOLDER = randomBytes(NONCE_BYTES).toString('base64url').slice(0, NONCE_LENGTH);

interface KeptPage {
  bytes: Buffer;
  /** Where the nonce stands. */
  offsets: number[];
}

/** Two answers to the same question differ by their nonce only, so a page is made and encoded once. */
export class PageCache {
  #document: ReleaseDocument | null = null;
  readonly #pages = new Map<string, KeptPage>();
  readonly #developmentScript: string;

  constructor(developmentScript: string) {
    this.#developmentScript = developmentScript;
  }

  /** The page as UTF-8 with this nonce, which `createNonce` made. */
  write(page: ResolvedPage, document: ReleaseDocument, nonce: string): Buffer {
    const { bytes, offsets } = this.#keptPage(page, document);
    const copy = Buffer.allocUnsafe(bytes.length);
    bytes.copy(copy);
    for (const offset of offsets) copy.write(nonce, offset, NONCE_LENGTH, 'latin1');
    return copy;
  }

  #keptPage(page: ResolvedPage, document: ReleaseDocument): KeptPage {
    if (document !== this.#document || this.#pages.size >= MAX_PAGES) {
      this.#pages.clear();
      this.#document = document;
    }
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
    ]);
    const known = this.#pages.get(key);
    if (known) return known;
    const html = renderPage({
      page,
      document,
      nonce: PLACEHOLDER,
      developmentScript: this.#developmentScript,
    });
    const bytes = Buffer.from(html);
    const kept = { bytes, offsets: offsetsOf(PLACEHOLDER, bytes) };
    this.#pages.set(key, kept);
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
