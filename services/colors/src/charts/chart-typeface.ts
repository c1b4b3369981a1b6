import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** Fonts in slices of a few hundred characters. The second is used for characters that the first lacks. */
const PACKAGES = ['noto-serif-sc', 'noto-serif-jp'];
/** A noncharacter, for which every font draws its missing-glyph box. */
const NO_CHARACTER = '\u{10FFFF}';

type Part = readonly [character: string, left: number, width: number];

/**
 * Characters missing from both fonts, composed from halves as letterpress printers did. Narrow radicals (纟,
 * 牜, 阝) keep their width.
 */
const COMPOSED: Readonly<Record<string, readonly Part[]>> = {
  鈫: [
    ['金', 0, 0.5],
    ['文', 0.44, 0.56],
  ],
  韨: [
    ['韦', 0, 0.46],
    ['犮', 0.42, 0.58],
  ],
  𬴊: [
    ['马', -0.02, 0.46],
    ['粦', 0.38, 0.62],
  ],
  䒌: [
    ['冥', 0, 0.54],
    ['色', 0.48, 0.52],
  ],
  頩: [
    ['并', 0, 0.46],
    ['頁', 0.42, 0.58],
  ],
  繱: [
    ['糹', 0, 1],
    ['悤', 0.36, 0.64],
  ],
  犗: [
    ['牜', -0.2, 1],
    ['害', 0.38, 0.62],
  ],
  縓: [
    ['糹', 0, 1],
    ['原', 0.36, 0.64],
  ],
  鞓: [
    ['革', 0, 0.48],
    ['呈', 0.43, 0.57],
  ],
  䵂: [
    ['麥', 0, 0.54],
    ['啇', 0.48, 0.52],
  ],
  酂: [
    ['赞', 0, 0.64],
    ['阝', 0.55, 0.9],
  ],
  䌦: [
    ['糹', 0, 1],
    ['翟', 0.36, 0.64],
  ],
  𫄸: [
    ['纟', 0, 1],
    ['熏', 0.36, 0.64],
  ],
};

export interface Type {
  size: number;
  /** 200-900, variable font axis. */
  weight: number;
}

/** Draws text with bundled fonts only, so that every machine produces the same image. */
export class ChartTypeface {
  readonly #slices = new Map<number, string[]>();
  readonly #families = new Map<string, string>();
  readonly #widths = new Map<string, number>();
  readonly #probe = createCanvas(1, 1).getContext('2d');

  constructor() {
    PACKAGES.forEach((name) => this.#register(name));
  }

  width(text: string, type: Type): number {
    return [...text].reduce((sum, character) => sum + this.#advance(character, type), 0);
  }

  /**
   * Draws text from left to right.
   *
   * @throws {Error} for a character that no font has
   */
  line(context: SKRSContext2D, text: string, left: number, baseline: number, type: Type): void {
    let at = left;
    for (const character of text) {
      this.#choose(context, character, type);
      context.fillText(character, at, baseline);
      at += this.#advance(character, type);
    }
  }

  /**
   * Draws one ideograph into the em box at `left` and `top`.
   *
   * @throws {Error} for a character that no font has
   */
  ideograph(context: SKRSContext2D, character: string, left: number, top: number, type: Type): void {
    const { size } = type;
    for (const [part, from, width] of COMPOSED[character] ?? [[character, 0, 1]]) {
      // Horizontal scaling thins the strokes; a heavier weight compensates for that.
      this.#choose(context, part, {
        size,
        weight: width < 1 ? Math.min(900, type.weight + 100) : type.weight,
      });
      context.save();
      // The em box of an ideograph extends 0.88 em above the baseline.
      context.translate(left + from * size, top + 0.88 * size);
      context.scale(width, 1);
      context.fillText(part, 0, 0);
      context.restore();
    }
  }

  /**
   * Returns the advance width, rounded to whole pixels at two per unit. Equal glyphs then have equal pixels,
   * which keeps the file small.
   */
  #advance(character: string, type: Type): number {
    const key = `${type.size} ${type.weight} ${character}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#choose(this.#probe, character, type);
      width = Math.round(2 * this.#probe.measureText(character).width) / 2;
      this.#widths.set(key, width);
    }
    return width;
  }

  #choose(context: SKRSContext2D, character: string, { size, weight }: Type): void {
    context.font = `${size}px ${this.#familyOf(character)}`;
    // A weight in `font` would draw the thinnest instance with synthetic bold.
    context.fontVariationSettings = `"wght" ${weight}`;
  }

  #familyOf(character: string): string {
    let family = this.#families.get(character);
    if (family === undefined) {
      family = this.#slices.get(character.codePointAt(0) ?? 0)?.find((slice) => this.#has(slice, character));
      if (family === undefined) throw new Error(`no font has '${character}'`);
      this.#families.set(character, family);
    }
    return family;
  }

  /**
   * Returns whether the font has a glyph. The package also lists characters that its files lack, so a shape
   * equal to the missing-glyph box counts as missing.
   */
  #has(family: string, character: string): boolean {
    this.#probe.font = `1000px ${family}`;
    const shape = (text: string) => {
      const { width, ...box } = this.#probe.measureText(text);
      return [
        width,
        box.actualBoundingBoxLeft,
        box.actualBoundingBoxAscent,
        box.actualBoundingBoxRight,
      ].join();
    };
    return character === ' ' || shape(character) !== shape(NO_CHARACTER);
  }

  #register(name: string): void {
    const require = createRequire(import.meta.url);
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    for (const [key, list] of Object.entries(ranges)) {
      const label = key.replace(/[[\]]/g, '');
      const family = `chart-${name}-${label}`;
      const file = join(folder, 'files', `${name}-${label}-wght-normal.woff2`);
      // `registerFromPath` returns null for a missing or broken file.
      if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`no font could be read: ${file}`);
      for (const range of list.split(',')) {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((digits) => Number.parseInt(digits, 16));
        for (let code = from; code <= to; code += 1)
          this.#slices.set(code, [...(this.#slices.get(code) ?? []), family]);
      }
    }
  }
}
