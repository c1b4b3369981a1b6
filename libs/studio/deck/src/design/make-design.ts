import {
  contrastRatio,
  hexToOklch,
  InvalidHexError,
  nearestColors,
  oklchToHex,
  parseHex,
  type Oklch,
} from '@danqing/color-core';
import type { DeckDesign, DeckPlan, ThemeSlot } from '@danqing/contracts/agent';
import { THEME_SLOTS } from '@danqing/contracts/agent';
import { TEXT_CONTRAST } from '../page/grounds.ts';
import { clustersOf } from '../text/clusters.ts';
import { deckFonts } from './fonts.ts';

interface Named {
  readonly hex: string;
  readonly name: string;
}

/** WCAG 2.2 minimum for shapes that carry meaning, such as bars and timeline nodes. */
const SHAPE_CONTRAST = 3;
/**
 * Euclidean distances in OKLab. Below SAME, two colours count as one; below DISTINCT, two accents look alike.
 */
const SAME = 0.012;
const DISTINCT = 0.05;
const ACCENTS = 6;
/**
 * Number of accents with full contrast. Later accents may be pale and serve as backgrounds, never as bars or
 * lines on paper.
 */
const STRONG = 4;
const CUSTOM = 11;
const PAPER_HUE = 85;
/** In UTF-16 code units, as in the contract. */
const NAME_LENGTH = 40;
const PLAIN_NAMES: Readonly<Record<ThemeSlot, string>> = {
  dk1: '墨',
  lt1: '纸',
  dk2: '淡墨',
  lt2: '素笺',
  accent1: '主色',
  accent2: '辅色一',
  accent3: '辅色二',
  accent4: '辅色三',
  accent5: '浅色一',
  accent6: '浅色二',
  hlink: '链接',
  folHlink: '已访问链接',
};

interface Candidate extends Oklch {
  hex: string;
}

const apart = (a: Oklch, b: Oklch): number => {
  const radians = Math.PI / 180;
  return Math.hypot(
    a.l - b.l,
    a.c * Math.cos(a.h * radians) - b.c * Math.cos(b.h * radians),
    a.c * Math.sin(a.h * radians) - b.c * Math.sin(b.h * radians),
  );
};

const candidate = (color: Oklch): Candidate => {
  const { hex } = oklchToHex(color);
  return { hex, ...hexToOklch(hex) };
};

/** Cuts a name between graphemes, so that it never ends in half an emoji. */
function shortName(name: string): string {
  let kept = '';
  for (const cluster of clustersOf(name)) {
    if (kept.length + cluster.length > NAME_LENGTH) break;
    kept += cluster;
  }
  return kept;
}

/**
 * Derives a theme's twelve colours and typefaces from a palette of 1–50 colours in order of importance.
 *
 * - Paper (lt1) and ink (dk1) are near white and near black in the hue of the leading colour. lt2 and dk2 are
 *   palette colours where suitable ones exist. Every dark slot has 4.5:1 on every light slot.
 * - accent1–4 have 3:1 on paper and follow the palette's order, with the leading colour first if it
 *   qualifies. accent5–6 may be pale. Missing accents are lightness steps and hue neighbours of existing
 *   ones.
 * - On every accent, either paper or ink has 4.5:1. A mid-lightness colour on which both fail moves to the
 *   nearest lightness that passes, at most 0.02 away.
 * - hlink and folHlink have 4.5:1 on paper and on lt2.
 *
 * @param known named colours; a derived slot takes the name of the nearest one
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function makeDesign(
  palette: readonly Named[],
  { locale, known = [] }: { locale: DeckPlan['locale']; known?: readonly Named[] },
): DeckDesign {
  const given = palette.map(({ hex, name }) => ({ hex: readHex(hex), name: shortName(name.trim()) }));
  const pool = distinct(given.map(({ hex }) => ({ hex, ...hexToOklch(hex) })));
  const lead = pool.find(({ c }) => c >= 0.012) ?? pool[0] ?? { hex: '#808080', l: 0.6, c: 0, h: PAPER_HUE };
  const hue = lead.c === 0 ? PAPER_HUE : lead.h;
  const tint = (l: number, most: number) => candidate({ l, c: Math.min(most, lead.c * 0.5 + 0.004), h: hue });

  const dk1 = tint(0.17, 0.02);
  const lt1 = tint(0.987, 0.007);
  const lt2 = lightSecond(pool, tint(0.945, 0.026), dk1);
  const dk2 = darkSecond(pool, tint(0.31, 0.05), [lt1, lt2]);
  const serving = (color: Candidate): Candidate => outOfTheMiddle(color, dk1, lt1);
  const accents = chooseAccents(
    pool.filter(({ hex }) => hex !== lt2.hex),
    lead,
    lt1,
    serving,
  );
  const hlink = darkened(accents[0] ?? lead, lt2, []);
  const folHlink = darkened(accents[1] ?? lead, lt2, [hlink.hex]);

  const slots = [dk1, lt1, dk2, lt2, ...accents, hlink, folHlink];
  const nameOf = (color: Candidate, slot: ThemeSlot): string => {
    const own = given.find(({ hex }) => apart(hexToOklch(hex), color) < 0.025);
    const nearest = own?.name || nearestColors(color.hex, known, 1)[0]?.color.name;
    return shortName(nearest || PLAIN_NAMES[slot]);
  };
  const colors = THEME_SLOTS.map((slot, index) => {
    const color = slots[index] ?? lead;
    return { slot, hex: color.hex, name: nameOf(color, slot) };
  });
  const custom = given.length > 0 ? given : [{ hex: lead.hex, name: '' }];
  return {
    colors,
    palette: unique(custom)
      .slice(0, CUSTOM)
      .map(({ hex, name }) => ({ hex, name: name || nearestColors(hex, known, 1)[0]?.color.name || hex })),
    fonts: deckFonts(locale),
  };
}

function readHex(text: string): string {
  const hex = parseHex(text);
  if (hex === null) throw new InvalidHexError(text);
  return hex;
}

const unique = <One extends Named>(colors: readonly One[]): One[] =>
  colors.filter(({ hex }, index) => colors.findIndex((other) => other.hex === hex) === index);

function distinct(colors: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const color of colors) if (kept.every((other) => apart(other, color) >= SAME)) kept.push(color);
  return kept;
}

function lightSecond(pool: readonly Candidate[], derived: Candidate, dk1: Candidate): Candidate {
  const own = pool.find(
    ({ l, c, hex }) => l > 0.92 && l < 0.968 && c < 0.05 && contrastRatio(hex, dk1.hex) >= 12,
  );
  return own ?? derived;
}

function darkSecond(pool: readonly Candidate[], derived: Candidate, lights: readonly Candidate[]): Candidate {
  const own = pool.find(
    ({ l, c, h, hex }, index) =>
      index > 0 &&
      l > 0.2 &&
      l < 0.37 &&
      (c < 0.03 || Math.abs(((h - derived.h + 540) % 360) - 180) < 50) &&
      lights.every((light) => contrastRatio(hex, light.hex) >= 7),
  );
  return own ?? derived;
}

function outOfTheMiddle(color: Candidate, dk1: Candidate, lt1: Candidate): Candidate {
  const serves = ({ hex }: Candidate) =>
    Math.max(contrastRatio(hex, dk1.hex), contrastRatio(hex, lt1.hex)) >= TEXT_CONTRAST + 0.05;
  if (serves(color)) return color;
  for (let step = 0.004; step < 0.2; step += 0.004)
    for (const l of [color.l - step, color.l + step]) {
      const moved = candidate({ ...color, l });
      if (serves(moved)) return moved;
    }
  return dk1;
}

function chooseAccents(
  pool: readonly Candidate[],
  lead: Candidate,
  paper: Candidate,
  serving: (color: Candidate) => Candidate,
): Candidate[] {
  const shows = ({ hex, l }: Candidate) => contrastRatio(hex, paper.hex) >= SHAPE_CONTRAST && l > 0.24;
  const strong = pool.filter(shows);
  const soft = pool.filter((color) => !shows(color) && color.l > 0.5 && color.l < 0.965);
  // The palette's first colour leads if it qualifies as an accent. Otherwise the most chromatic qualifying
  // colour leads.
  const first = strong.includes(lead) ? lead : strong.toSorted((a, b) => b.c - a.c)[0];
  const accents = first ? [first, ...strong.filter((color) => color !== first)] : [];
  const kept = spread(accents, soft.length > 0 ? STRONG : ACCENTS).map(serving);
  const base = kept.length > 0 ? kept : spread(soft, STRONG);
  fill(kept, base.length > 0 ? base : [lead], STRONG, paper, serving);
  for (const color of spread(soft, ACCENTS)) if (kept.length < ACCENTS) kept.push(serving(color));
  fill(kept, kept.slice(0, STRONG), ACCENTS, paper, serving);
  return kept;
}

function spread(colors: readonly Candidate[], count: number): Candidate[] {
  const apartEnough: Candidate[] = [];
  for (const color of colors)
    if (apartEnough.every((other) => apart(other, color) >= DISTINCT / 2)) apartEnough.push(color);
  const rest = colors.filter((color) => !apartEnough.includes(color));
  return [...apartEnough, ...rest].slice(0, count);
}

function fill(
  kept: Candidate[],
  base: readonly Candidate[],
  count: number,
  paper: Candidate,
  serving: (color: Candidate) => Candidate,
): void {
  const sources = [...base];
  const moves: ((color: Candidate) => Oklch)[] = [
    ({ l, c, h }) => ({
      l: Math.min(l, 0.52),
      c: c < 0.006 ? c : Math.min(0.13, Math.max(0.075, c * 2.6)),
      h,
    }),
    ({ l, c, h }) => ({ l: Math.min(0.6, l + 0.14), c: c * 0.8, h: h + 28 }),
    ({ l, c, h }) => ({ l: Math.max(0.3, Math.min(0.6, l) - 0.13), c: c * 0.9, h: h - 24 }),
    ({ l, c, h }) => ({ l: Math.min(0.64, l + 0.1), c: c * 0.5, h: h - 60 }),
    ({ l, c, h }) => ({ l: l > 0.45 ? 0.36 : 0.55, c: c * 0.5, h: h + 60 }),
  ];
  for (let round = 0; round < 40 && kept.length < count; round += 1) {
    const move = moves[round % moves.length];
    for (const source of sources) {
      if (!move || kept.length >= count) break;
      const wanted = move(source);
      const drop = Math.floor(round / moves.length) * 0.035;
      let made = candidate({ ...wanted, l: Math.max(0.26, wanted.l - drop) });
      while (contrastRatio(made.hex, paper.hex) < SHAPE_CONTRAST)
        made = candidate({ ...made, l: made.l - 0.02 });
      made = serving(made);
      if (kept.every((other) => apart(other, made) >= DISTINCT * 0.8)) kept.push(made);
    }
  }
  for (let l = 0.28; kept.length < count; l += 0.015) kept.push(serving(candidate({ l, c: 0, h: 0 })));
}

function darkened(color: Oklch, ground: Candidate, avoided: readonly string[]): Candidate {
  for (let l = color.l; l > 0; l -= 0.01) {
    const made = candidate({ ...color, l });
    if (contrastRatio(made.hex, ground.hex) >= TEXT_CONTRAST && !avoided.includes(made.hex)) return made;
  }
  return candidate({ l: 0, c: 0, h: 0 });
}
