import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { clustersOf } from './clusters.ts';

/** Cut into slices of which each holds some hundred characters. The second fills what the first has not. */
const PACKAGES = ['noto-serif-sc', 'noto-serif-jp'];
/** Tells our families from those of the machine. */
const ALIAS = 'danqing-';
const ESSENTIAL = '丹青 Danqing #0123456789 zhūhóngǜ';
/** A code point that is none, so that every font shows its box for missing characters. */
const NO_CHARACTER = '\u{10FFFF}';
/** Shown for an ideograph that no font has; printers turned a spare sort over, which left this mark. */
const GETA = '〓';
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/**
 * Where the fonts would put one shape for several characters, or another shape for digits beside letters. The text of a PDF
 * would lose them, so the run ends there.
 */
const JOINING = /f[fhijklt]|[…—]|\d\D|\D\d/u;
const IDEOGRAPH = /^\p{Unified_Ideograph}$/u;
/** Have no shape of their own. */
const INVISIBLE = /^[\p{Cf}\p{Variation_Selector}]$/u;
/** In em/1000: measures come as whole numbers, and two different shapes must not be equal by rounding. */
const PROBE_SIZE = 1000;
/** A weight that names are drawn in: every other instance of a slice costs reading it again. */
const PROBE_VARIATION = '"wght" 600';
/** Entries of a cache before it starts anew. */
const CACHED = 20_000;

/** A piece of text that one font draws, or that one set of fonts draws together. */
export interface Run {
  text: string;
  /** For the canvas: a list of families. */
  families: string;
  /** Its width where that is the same at every size and weight: ideographs fill their squares. Null where it must be measured. */
  ems: number | null;
}

type Measure = ReturnType<SKRSContext2D['measureText']>;

interface Resolved {
  text: string;
  ems: number | null;
  /** Each of them has all of the text. */
  families: readonly string[];
}

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** One package: its slices, and which of them may have a character. */
interface FontPackage {
  name: string;
  files: Map<string, string>;
  slices: Map<number, string[]>;
}

/**
 * Finds the font of each character: our own slices, then the fonts of the machine. What no font has is left out, an
 * ideograph becomes 〓; the box for missing characters is never seen.
 *
 * The canvas could be given all slices as one list. But it takes the first font that has the parts of a letter, which tears
 * ǘ into u and its marks.
 */
export class Typefaces {
  private readonly packages: FontPackage[];
  private readonly resolved = new Map<string, Resolved | null>();
  private readonly runs = new Map<string, Run[]>();
  private readonly boxes = new Map<string, string>();
  private readonly system: string;
  private readonly probe: SKRSContext2D = createCanvas(1, 1).getContext('2d');

  /** `system` are the families to fall back on, by default those of the machine. */
  constructor(system: readonly string[] = systemFamilies()) {
    this.packages = PACKAGES.map(readPackage);
    this.system = system.map((family) => `"${family.replaceAll('"', '')}"`).join(',');
    for (const character of ESSENTIAL)
      if (this.resolve(character)?.text !== character)
        throw new Error(`the fonts do not have '${character}'`);
  }

  /** The text in the order of reading, cut where the font changes. Right-to-left text stays whole: its order is the canvas's. */
  runsOf(text: string): Run[] {
    let runs = this.runs.get(text);
    if (!runs) {
      runs = this.cut(text);
      if (this.runs.size >= CACHED) this.runs.clear();
      this.runs.set(text, runs);
    }
    return runs;
  }

  private cut(text: string): Run[] {
    const resolved = clustersOf(text).flatMap((cluster) => this.resolve(cluster) ?? []);
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

  private resolve(cluster: string): Resolved | null {
    const known = this.resolved.get(cluster);
    if (known !== undefined) return known;
    const found = this.find(cluster);
    if (this.resolved.size >= CACHED) this.resolved.clear();
    this.resolved.set(cluster, found);
    return found;
  }

  private find(cluster: string): Resolved | null {
    const visible = [...cluster].filter((character) => !INVISIBLE.test(character));
    const [base = '', ...marks] = visible;
    if (base === '') return null;
    for (const fonts of this.packages) {
      const listed = visible
        .map((character) => fonts.slices.get(character.codePointAt(0) ?? 0) ?? [])
        .reduce((all, next) => all.filter((slice) => next.includes(slice)));
      if (listed.length > 0) registerAll(fonts);
      const families = listed.filter((slice) => visible.every((character) => this.has(slice, character)));
      // Joiners and selectors are for fonts that know them; ours would show them as boxes.
      if (families.length > 0) return { text: visible.join(''), families, ems: this.ems(cluster, families) };
    }
    if (this.system && visible.every((character) => this.has(this.system, character)))
      return { text: cluster, families: [this.system], ems: null };
    if (marks.length > 0) return this.resolve(base);
    return /\p{Script=Han}/u.test(base) && base !== GETA ? this.resolve(GETA) : null;
  }

  /** One for an ideograph that fills its square. Kana and signs are set closer in some pairs. */
  private ems(cluster: string, [family = '']: readonly string[]): number | null {
    return IDEOGRAPH.test(cluster) && this.probed(family, cluster).width === PROBE_SIZE ? 1 : null;
  }

  /** Package data also list characters that the files do not have: so whatever looks like the box is missing. */
  private has(families: string, character: string): boolean {
    let box = this.boxes.get(families);
    if (box === undefined) {
      box = shapeOf(this.probed(families, NO_CHARACTER));
      this.boxes.set(families, box);
    }
    return shapeOf(this.probed(families, character)) !== box;
  }

  private probed(families: string, character: string): Measure {
    this.probe.font = `${PROBE_SIZE}px ${families}`;
    this.probe.fontVariationSettings = PROBE_VARIATION;
    return this.probe.measureText(character);
  }
}

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

/** Packages, in the registry of fonts that belongs to the process. To ask the registry itself takes megabytes and long. */
const registered = new Set<string>();

/** A package at once: with every registration, the canvas reads anew all fonts that have been used. */
function registerAll({ name, files }: FontPackage): void {
  if (registered.has(name)) return;
  for (const [alias, file] of files) {
    // It answers null for a file that is missing or broken.
    if (!GlobalFonts.registerFromPath(file, alias)) throw new Error(`no font could be read: ${file}`);
  }
  registered.add(name);
}

/** Fonts of the machine in the order of preference: those for Chinese first, with serifs first. */
function systemFamilies(): string[] {
  return GlobalFonts.families
    .map(({ family }) => family)
    .filter((family) => !family.startsWith(ALIAS))
    .sort((a, b) => preference(a) - preference(b));
}

const preference = (family: string): number =>
  (/cjk|song|ming|han/i.test(family) ? 0 : 2) + (/serif|song|ming/i.test(family) ? 0 : 1);
