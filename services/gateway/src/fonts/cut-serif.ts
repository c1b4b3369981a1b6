// Other projects that import this file need its declarations too.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./font-libraries.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SerifFace } from '@danqing/contracts/fonts';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { charactersOf, mergeFonts } from './merge-fonts.ts';

const PACKAGES = { sc: 'noto-serif-sc', jp: 'noto-serif-jp' } as const;
type Forms = keyof typeof PACKAGES;
/** Fallback order of the designs, because each lacks some rare characters that the other has. */
const IN_TURN = { sc: ['sc', 'jp'], jp: ['jp', 'sc'] } as const satisfies Record<Forms, readonly Forms[]>;

/**
 * A typeface consists of about a hundred slices. Each `unicode-range` rule names one slice and the characters
 * it may contain.
 */
interface Typeface {
  folder: string;
  /** Keyed by code point. Like in browsers, the last slice in the style sheet has priority. */
  files: ReadonlyMap<number, readonly string[]>;
  /** Cache of decompressed slices, at most 25 MB. */
  slices: Map<string, Promise<Buffer>>;
}

const typefaces = new Map<Forms, Typeface>();

export interface SubsetFont {
  file: Uint8Array;
  missing: string[];
}

/**
 * Returns a font with these characters, in the face's weight and without layout features.
 *
 * @throws {Error} when a file of the typeface is not readable
 */
export async function subsetSerif(face: SerifFace, characters: readonly string[]): Promise<SubsetFont> {
  const weight = Number(face.slice(2));
  const cuts: Buffer[] = [];
  const had = new Set<number>();
  for (const forms of IN_TURN[face.startsWith('jp') ? 'jp' : 'sc']) {
    const wanted = characters
      .map((character) => character.codePointAt(0)!)
      .filter((point) => !had.has(point));
    for (const [slice, points] of await slicesOf(forms, wanted)) {
      const cut = await subset(slice, points, weight);
      for (const point of charactersOf(cut)) had.add(point);
      cuts.push(cut);
    }
  }
  if (cuts.length === 0) cuts.push(await subset(await anySlice(), [], weight));
  return {
    file: await convert(mergeFonts(cuts), 'woff2', 'truetype'),
    missing: characters.filter((character) => !had.has(character.codePointAt(0)!)),
  };
}

const subset = (slice: Buffer, points: readonly number[], weight: number): Promise<Buffer> =>
  subsetFont(slice, String.fromCodePoint(...points), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
  });

async function slicesOf(forms: Forms, points: readonly number[]): Promise<Map<Buffer, number[]>> {
  const typeface = typefaceOf(forms);
  const ofSlice = new Map<Buffer, number[]>();
  for (const point of points)
    for (const file of typeface.files.get(point) ?? []) {
      const slice = await readSlice(typeface, file);
      ofSlice.set(slice, [...(ofSlice.get(slice) ?? []), point]);
    }
  return ofSlice;
}

function anySlice(): Promise<Buffer> {
  const typeface = typefaceOf('sc');
  const [[file = ''] = []] = typeface.files.values();
  return readSlice(typeface, file);
}

function typefaceOf(forms: Forms): Typeface {
  const typeface = typefaces.get(forms) ?? readTypeface(PACKAGES[forms]);
  typefaces.set(forms, typeface);
  return typeface;
}

function readTypeface(name: string): Typeface {
  const sheet = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/wght.css`);
  const files = new Map<number, string[]>();
  const rules = /url\(\.\/(files\/[^)]+)\)[^;]*;\s*unicode-range: ([^;}]+)/g;
  for (const [, file = '', ranges = ''] of readFileSync(sheet, 'utf8').matchAll(rules))
    for (const range of ranges.split(',')) {
      const [first = NaN, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((digits) => parseInt(digits, 16));
      for (let point = first; point <= last; point += 1)
        files.set(point, [file, ...(files.get(point) ?? [])]);
    }
  if (files.size === 0) throw new Error(`${sheet} names no slices`);
  return { folder: dirname(sheet), files, slices: new Map() };
}

function readSlice({ folder, slices }: Typeface, file: string): Promise<Buffer> {
  const slice = slices.get(file) ?? convert(readFileSync(join(folder, file)), 'truetype');
  slices.set(file, slice);
  return slice;
}
