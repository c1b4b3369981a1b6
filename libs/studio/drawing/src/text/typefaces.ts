import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { clustersOf } from './clusters.ts';

/**
 * Each package is split into slices of a few hundred characters. The second package has characters that the
 * first one lacks.
 */
const PACKAGES = ['noto-serif-sc', 'noto-serif-jp'];
/** Emoji as outlines. It comes last, because a mark such as ❤ in running text is a letter of its font. */
const EMOJI_PACKAGE = 'noto-emoji';
const ALIAS = 'danqing-';
const ESSENTIAL = '丹青 Danqing #0123456789 zhūhóngǜ';
/** A noncharacter, for which every font draws its missing-glyph box. */
const NO_CHARACTER = '\u{10FFFF}';
/** Geta mark, the Japanese printers' sign for a missing character. Replaces an ideograph that no font has. */
const GETA = '〓';
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/**
 * Pairs that fonts would join into a ligature or contextual digits. A PDF would lose such text, so the run
 * ends between them.
 */
const JOINING = /f[fhijklt]|[…—]|\d\D|\D\d/u;
const IDEOGRAPH = /^\p{Unified_Ideograph}$/u;
/** Characters that join the parts of an emoji. Tags select a region after the black flag only. */
const EMOJI_PARTS = /[^\p{Cf}\p{Variation_Selector}]|\u200D(?=\p{Extended_Pictographic})|\uFE0F/gu;
const REGION_FLAG = /^\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}$/u;
const INVISIBLE = /^[\p{Cf}\p{Variation_Selector}]$/u;
/** Large, because widths are rounded to integers, which could make two different glyphs compare equal. */
const PROBE_SIZE = 1000;
/** Drawings already use this weight for colour names. Each further weight loads the font slices again. */
const PROBE_VARIATION = '"wght" 600';
const CACHED = 20_000;

export interface Run {
  text: string;
  families: string;
  /** Width in em if independent of size and weight, as for ideographs; null if it must be measured. */
  ems: number | null;
}

type Measure = ReturnType<SKRSContext2D['measureText']>;

interface Resolved {
  text: string;
  ems: number | null;
  families: readonly string[];
}

/** Returns whether a text contains a character of a right-to-left script. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

interface FontPackage {
  name: string;
  files: Map<string, string>;
  slices: Map<number, string[]>;
}

/**
 * Selects the font for each character: bundled slices first, then system fonts. A character without a font is
 * omitted, an ideograph becomes 〓; the missing-glyph box never appears.
 *
 * Do not pass all slices to the canvas as one list. The canvas takes the first font that has the parts of a
 * letter, and would draw ǘ as u with combining marks.
 */
export class Typefaces {
  readonly #packages: FontPackage[];
  readonly #resolved = new Map<string, Resolved | null>();
  readonly #runs = new Map<string, Run[]>();
  readonly #boxes = new Map<string, string>();
  readonly #system: string;
  readonly #probe: SKRSContext2D = createCanvas(1, 1).getContext('2d');

  constructor(system: readonly string[] = systemFamilies()) {
    this.#packages = [...PACKAGES, EMOJI_PACKAGE].map(readPackage);
    this.#system = system.map((family) => `"${family.replaceAll('"', '')}"`).join(',');
    for (const character of ESSENTIAL)
      if (this.#resolve(character)?.text !== character)
        throw new Error(`the fonts do not have '${character}'`);
  }

  /**
   * Returns the text in reading order, split where the font changes. Right-to-left text stays whole, because
   * the canvas orders it.
   */
  runsOf(text: string): Run[] {
    let runs = this.#runs.get(text);
    if (!runs) {
      runs = this.#cut(text);
      if (this.#runs.size >= CACHED) this.#runs.clear();
      this.#runs.set(text, runs);
    }
    return runs;
  }

  #cut(text: string): Run[] {
    const resolved = clustersOf(text).flatMap((cluster) => this.#resolve(cluster) ?? []);
    if (isRightToLeft(text) && resolved.length > 0) {
      const families = new Set(resolved.map(({ families: [first = ''] }) => first));
      return [
        {
          text: resolved.map(({ text: part }) => part).join(''),
          families: [...families].join(','),
          ems: null,
        },
      ];
    }
    const runs: Resolved[] = [];
    let before = '';
    for (const part of resolved) {
      const last = runs.at(-1);
      const shared = last?.families.filter((family) => part.families.includes(family)) ?? [];
      if (last && shared.length > 0 && !JOINING.test(before + part.text))
        runs[runs.length - 1] = {
          text: last.text + part.text,
          families: shared,
          ems: last.ems === null || part.ems === null ? null : last.ems + part.ems,
        };
      else runs.push(part);
      before = part.text;
    }
    return runs.map(({ text: run, families: [first = ''], ems }) => ({ text: run, families: first, ems }));
  }

  #resolve(cluster: string): Resolved | null {
    const known = this.#resolved.get(cluster);
    if (known !== undefined) return known;
    const found = this.#find(cluster);
    if (this.#resolved.size >= CACHED) this.#resolved.clear();
    this.#resolved.set(cluster, found);
    return found;
  }

  #find(cluster: string): Resolved | null {
    const visible = [...cluster].filter((character) => !INVISIBLE.test(character));
    const [base = '', ...marks] = visible;
    if (base === '') return null;
    for (const fonts of this.#packages) {
      const listed = visible
        .map((character) => fonts.slices.get(character.codePointAt(0) ?? 0) ?? [])
        .reduce((all, next) => all.filter((slice) => next.includes(slice)));
      if (listed.length > 0) registerAll(fonts);
      const families = listed.filter((slice) => visible.every((character) => this.#has(slice, character)));
      if (families.length === 0) continue;
      if (fonts.name === EMOJI_PACKAGE) return { text: emojiOf(cluster), families, ems: null };
      // The other bundled fonts would draw joiners and variation selectors as boxes.
      return { text: visible.join(''), families, ems: this.#ems(cluster, families) };
    }
    if (this.#system && visible.every((character) => this.#has(this.#system, character)))
      return { text: cluster, families: [this.#system], ems: null };
    if (marks.length > 0) return this.#resolve(base);
    return /\p{Script=Han}/u.test(base) && base !== GETA ? this.#resolve(GETA) : null;
  }

  #ems(cluster: string, [family = '']: readonly string[]): number | null {
    return IDEOGRAPH.test(cluster) && this.#probed(family, cluster).width === PROBE_SIZE ? 1 : null;
  }

  /**
   * Package metadata also lists characters that the files lack. So a glyph that equals the missing-glyph box
   * counts as missing.
   */
  #has(families: string, character: string): boolean {
    let box = this.#boxes.get(families);
    if (box === undefined) {
      box = shapeOf(this.#probed(families, NO_CHARACTER));
      this.#boxes.set(families, box);
    }
    return shapeOf(this.#probed(families, character)) !== box;
  }

  #probed(families: string, character: string): Measure {
    this.#probe.font = `${PROBE_SIZE}px ${families}`;
    this.#probe.fontVariationSettings = PROBE_VARIATION;
    return this.#probe.measureText(character);
  }
}

const emojiOf = (cluster: string): string =>
  REGION_FLAG.test(cluster) ? cluster : (cluster.match(EMOJI_PARTS) ?? []).join('');

const shapeOf = (measure: Measure): string =>
  [
    measure.width,
    measure.actualBoundingBoxLeft,
    measure.actualBoundingBoxRight,
    measure.actualBoundingBoxAscent,
    measure.actualBoundingBoxDescent,
  ].join();

function readPackage(name: string): FontPackage {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const files = new Map<string, string>();
  const slices = new Map<number, string[]>();
  for (const [key, list] of Object.entries(ranges)) {
    const label = key.replace(/[[\]]/g, '');
    const alias = `${ALIAS}${name}-${label}`;
    files.set(alias, join(folder, 'files', `${name}-${label}-wght-normal.woff2`));
    for (const range of list.split(',')) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      for (let code = from; code <= to; code += 1) slices.set(code, [...(slices.get(code) ?? []), alias]);
    }
  }
  return { name, files, slices };
}

/** Registered packages. The font registry is per process, and querying it is slow and takes megabytes. */
const registered = new Set<string>();

/** Registers a whole package at once, because each registration makes the canvas reload all used fonts. */
function registerAll({ name, files }: FontPackage): void {
  if (registered.has(name)) return;
  for (const [alias, file] of files) {
    if (!GlobalFonts.registerFromPath(file, alias)) throw new Error(`no font could be read: ${file}`);
  }
  registered.add(name);
}

function systemFamilies(): string[] {
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((family) => !family.startsWith(ALIAS))
    .sort((a, b) => preference(a) - preference(b));
}

const preference = (family: string): number =>
  (/cjk|song|ming|han/i.test(family) ? 0 : 2) + (/serif|song|ming/i.test(family) ? 0 : 1);
