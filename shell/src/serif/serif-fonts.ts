import {
  faceWeights,
  fontPath,
  FONTS_SEGMENT,
  MISSING_CHARACTERS_HEADER,
  MAX_CHARACTERS,
  readFontCode,
  SERIF_FACES,
} from '@danqing/contracts/fonts';
import type { PageFamily, SerifNeed } from './serif-need.ts';

const FONT_ADDRESS = new RegExp(`/${FONTS_SEGMENT}/[^/]+/(\\w+)/([\\w-]+)\\.woff2$`);
/** Wait after the first failed request, in milliseconds. Each further failure in a row doubles it. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

interface CharacterSets {
  loaded: Set<string>;
  /** Characters in fonts that the page preloads; they need no request. */
  preloading: Set<string>;
  requested: Set<string>;
  unsupported: Set<string>;
}

/**
 * Tracks the serif characters of this page and requests missing ones from the gateway in as few fonts as
 * possible.
 */
export class SerifFonts {
  readonly #basePath: string;
  readonly #onChange: () => void;
  readonly #onRetry: () => void;
  readonly #stocks = new Map<string, CharacterSets>();
  readonly #wanted = new Map<string, SerifNeed & { wanted: Set<string> }>();
  #failures = 0;
  /** Set while requests wait after a failure. */
  #wait: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param onChange called when characters have arrived, or cannot be loaded
   * @param onRetry called when failed characters can be requested again
   */
  constructor(basePath: string, onChange: () => void, onRetry: () => void) {
    this.#basePath = basePath;
    this.#onChange = onChange;
    this.#onRetry = onRetry;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]'))
      this.#expect(link.getAttribute('href') ?? '');
  }

  has(need: SerifNeed): boolean {
    const { loaded, preloading } = this.#stock(need);
    const all = (set: ReadonlySet<string>) => need.characters.every((character) => set.has(character));
    return all(loaded) || all(preloading);
  }

  request(need: SerifNeed): void {
    const { loaded, preloading, requested, unsupported } = this.#stock(need);
    // A text with an unsupported character stays in the system's serif as a whole.
    if (need.characters.some((character) => unsupported.has(character))) return;
    const lacking = need.characters.filter(
      (character) => !loaded.has(character) && !preloading.has(character) && !requested.has(character),
    );
    if (lacking.length === 0 || this.#wait !== undefined) return;
    const key = keyOf(need);
    const batch = this.#wanted.get(key) ?? { ...need, wanted: new Set() };
    for (const character of lacking) {
      batch.wanted.add(character);
      requested.add(character);
    }
    if (this.#wanted.size === 0) setTimeout(() => this.#send());
    this.#wanted.set(key, batch);
  }

  /** Ends the wait after a failure, so that the characters are requested again. */
  readonly retry = (): void => {
    if (this.#wait === undefined) return;
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.#onRetry();
  };

  #send(): void {
    for (const { wanted, ...need } of this.#wanted.values()) {
      const characters = [...wanted].sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
      for (let from = 0; from < characters.length; from += MAX_CHARACTERS)
        void this.#load({ ...need, characters: characters.slice(from, from + MAX_CHARACTERS) });
    }
    this.#wanted.clear();
  }

  async #load(need: SerifNeed): Promise<void> {
    const { loaded, requested, unsupported } = this.#stock(need);
    try {
      const answer = await fetch(this.#basePath + fontPath(need));
      if (!answer.ok) throw new Error(`a font answered ${answer.status}`);
      const lacks = decodeURIComponent(answer.headers.get(MISSING_CHARACTERS_HEADER) ?? '');
      const had = need.characters.filter((character) => !lacks.includes(character));
      const font = new FontFace(need.family, await answer.arrayBuffer(), {
        weight: faceWeights(need.face),
        unicodeRange: had.map((character) => `U+${character.codePointAt(0)!.toString(16)}`).join(),
      });
      if (had.length > 0) document.fonts.add(await font.load());
      for (const character of had) loaded.add(character);
      for (const character of lacks) unsupported.add(character);
      this.#failures = 0;
    } catch {
      // The system's serif stays until a retry succeeds.
      this.#wait ??= setTimeout(this.retry, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++));
    }
    for (const character of need.characters) requested.delete(character);
    this.#onChange();
  }

  #expect(href: string): void {
    const [, name, code = ''] = FONT_ADDRESS.exec(href) ?? [];
    const face = SERIF_FACES.find((known) => known === name);
    const characters = readFontCode(code);
    if (!face || !characters) return;
    const family: PageFamily = face.startsWith('jp') ? 'Page Serif JP' : 'Page Serif SC';
    const need: SerifNeed = { family, face, characters };
    const { loaded, preloading } = this.#stock(need);
    for (const character of characters) preloading.add(character);
    const weight = face.slice(2);
    const arrived = (fonts: readonly FontFace[]) => {
      if (fonts.length > 0) for (const character of characters) loaded.add(character);
    };
    void document.fonts
      .load(`${weight} 16px "${family}"`, characters.join(''))
      .then(arrived, () => undefined)
      .then(() => {
        // Characters of a failed preload are requested like any others.
        for (const character of characters) preloading.delete(character);
        this.#onChange();
      });
  }

  #stock(need: SerifNeed): CharacterSets {
    const key = keyOf(need);
    let stock = this.#stocks.get(key);
    if (!stock)
      this.#stocks.set(
        key,
        (stock = { loaded: new Set(), preloading: new Set(), requested: new Set(), unsupported: new Set() }),
      );
    return stock;
  }
}

const keyOf = ({ family, face }: SerifNeed) => `${family} ${face}`;
