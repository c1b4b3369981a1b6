import type { ReleaseDocument } from '@danqing/contracts/releases';
import { BoundedMap } from '@danqing/nest-kit';
import type { ColorIndex } from './color-index.ts';

export interface PageKey {
  document: ReleaseDocument;
  colors: ColorIndex;
  key: string;
}

/** Stores the most recently used pages of the newest release document and colours. */
export class PageStore<Page extends object> {
  #sequence = -1;
  #colors: ColorIndex | null = null;
  /** Visitors of a canary receive a different document, and so different pages. */
  #documents = new Map<ReleaseDocument, number>();
  readonly #pages: BoundedMap<string, Page>;

  constructor(most: number) {
    this.#pages = new BoundedMap(most);
  }

  get({ document, colors, key }: PageKey, make: () => Page): Page {
    if (document.sequence !== this.#sequence || colors !== this.#colors) {
      this.#documents.clear();
      this.#pages.clear();
      this.#sequence = document.sequence;
      this.#colors = colors;
    }
    const number = this.#documents.get(document) ?? this.#documents.size;
    this.#documents.set(document, number);
    const numbered = `${number} ${key}`;
    const known = this.#pages.get(numbered);
    if (known) return known;
    const made = make();
    this.#pages.set(numbered, made);
    return made;
  }
}
