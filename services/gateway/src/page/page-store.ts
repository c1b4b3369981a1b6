import type { ReleaseDocument } from '@danqing/contracts/releases';
import type { ColorIndex } from './color-index.ts';
import type { MarkedBytes } from './marked-bytes.ts';

export interface KeptPage {
  html: MarkedBytes;
  /** The same in Brotli; null until it is made. */
  brotli: MarkedBytes | null;
}

/** What tells pages apart. */
export interface PageKey {
  document: ReleaseDocument;
  colors: ColorIndex;
  key: string;
}

/** Keeps so many encoded pages of the newest document and colours, and begins anew when it is full. */
export class PageStore {
  #sequence = -1;
  #colors: ColorIndex | null = null;
  /** Visitors of canaries get other documents than the rest, and with them other pages. */
  readonly #documents = new Map<ReleaseDocument, Map<string, KeptPage>>();
  #count = 0;

  constructor(private readonly most: number) {}

  /** The page of this key; `make` is called when there is none. */
  get({ document, colors, key }: PageKey, make: () => KeptPage): KeptPage {
    if (document.sequence !== this.#sequence || colors !== this.#colors || this.#count >= this.most) {
      this.#documents.clear();
      this.#count = 0;
      this.#sequence = document.sequence;
      this.#colors = colors;
    }
    const pages = this.#documents.get(document) ?? new Map<string, KeptPage>();
    this.#documents.set(document, pages);
    const known = pages.get(key);
    if (known) return known;
    const made = make();
    pages.set(key, made);
    this.#count++;
    return made;
  }
}
