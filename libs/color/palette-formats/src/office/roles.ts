import { contrastRatio, hexToOklch, oklchToHex, type Hex, type Oklch } from '@danqing/color-core';
import type { PaletteColorType } from '@danqing/contracts/palettes';
import { paletteHexes, primaryColor, type FormatPalette } from '../palette/palette.ts';
import type { OfficeSlotName } from './slot-names.ts';

export type OfficeRoles = Record<OfficeSlotName, Hex>;

interface Candidate extends Oklch {
  hex: Hex;
  type: PaletteColorType | undefined;
}

/** WCAG 2.2 minimums for graphical objects and for text. */
const SHAPE_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;
/**
 * Any colour with 10:1 against white has at least 7:1 against any colour with 15:1 against black. The dark
 * luminance is at most 0.055 and the light one at least 0.7: (0.7 + 0.05) / (0.055 + 0.05) = 7.14.
 */
const DARK_AGAINST_WHITE = 10;
const LIGHT_AGAINST_BLACK = 15;
/** Maximum OKLCH chroma of a background. More chroma tires the eye and distorts pictures on it. */
const GROUND_CHROMA = 0.06;
const ACCENTS = 6;

const againstWhite = ({ hex }: Candidate) => contrastRatio(hex, '#FFFFFF');
const againstBlack = ({ hex }: Candidate) => contrastRatio(hex, '#000000');

/**
 * Assigns the twelve roles of an Office theme by lightness and contrast.
 * - dk1 is the darkest colour with 10:1 against white; lt1 is the lightest pale colour with 15:1 against
 *   black. Together they have at least 7:1. Missing ones become near black and near white in the hue of the
 *   primary colour.
 * - dk2 and lt2 are the next such colours. They may be slightly less dark or light when enough accents
 *   remain. Each has at least 4.5:1 against the opposite pair, else it is derived. The primary colour never
 *   becomes dk2.
 * - Accents are the unused colours, those with 3:1 on lt1 first: primary, secondary, then repeatedly the most
 *   chromatic colour that is farthest from those chosen (OKLab). When all colours are used, lighter and
 *   darker steps of the accents with 3:1 on lt1 follow.
 * - hlink and folHlink have 4.5:1 on lt1: unused colours, then accents, then darkened ones.
 *
 * Equal colours count once. An empty palette gives greys.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function officeRoles(palette: FormatPalette): OfficeRoles {
  const pool = candidates(palette);
  const primary = pool.find(({ hex }) => hex === paletteHexes(palette)[indexOfPrimary(palette)]);
  const lead: Oklch = primary ?? { l: 0.5, c: 0, h: 0 };
  const take = (candidate: Candidate | undefined): Hex | undefined => {
    if (candidate) pool.splice(pool.indexOf(candidate), 1);
    return candidate?.hex;
  };
  const darkest = (allowed: (one: Candidate) => boolean) => take(mostBy(pool.filter(allowed), againstWhite));
  const lightest = (allowed: (one: Candidate) => boolean) => take(mostBy(pool.filter(allowed), againstBlack));
  const own = pool.map(({ hex }) => hex);
  const tint = (l: number, mostChroma: number): Hex => {
    const { hex } = oklchToHex({ l, c: Math.min(lead.c, mostChroma), h: lead.h });
    return own.includes(hex) ? tint(l - 0.01, mostChroma) : hex;
  };

  const dk1 = darkest((one) => againstWhite(one) >= DARK_AGAINST_WHITE) ?? tint(0.2, 0.03);
  const lt1 =
    lightest((one) => againstBlack(one) >= LIGHT_AGAINST_BLACK && one.c <= GROUND_CHROMA) ??
    tint(0.985, 0.012);
  const ground = hexToOklch(lt1);

  const lightEnough = pool.length > ACCENTS ? 12 : LIGHT_AGAINST_BLACK;
  const lt2 =
    lightest(
      (one) =>
        againstBlack(one) >= lightEnough && one.c <= 0.1 && contrastRatio(one.hex, dk1) >= TEXT_CONTRAST,
    ) ?? tint(ground.l - 0.05, ground.c + 0.01);
  const darkEnough = pool.length > ACCENTS ? 7 : DARK_AGAINST_WHITE;
  const dk2 =
    darkest(
      (one) =>
        one !== primary &&
        againstWhite(one) >= darkEnough &&
        Math.min(contrastRatio(one.hex, lt1), contrastRatio(one.hex, lt2)) >= TEXT_CONTRAST,
    ) ?? tint(hexToOklch(dk1).l > 0.27 ? 0.2 : 0.32, 0.1);

  const accents = chooseAccents(pool, primary, lt1);
  accents.forEach(take);
  const hexes = accents.map(({ hex }) => hex);
  const missing = ACCENTS - accents.length;
  hexes.push(...steps(accents.length > 0 ? accents : [lead], missing, [...hexes, dk1, lt1, dk2, lt2], lt1));
  const [accent1, accent2, accent3, accent4, accent5, accent6] = hexes as [Hex, Hex, Hex, Hex, Hex, Hex];

  const links = [pool, accents].flatMap((group) =>
    group
      .filter(({ hex }) => contrastRatio(hex, lt1) >= TEXT_CONTRAST)
      .sort((a, b) => b.c - a.c)
      .map(({ hex }) => hex),
  );
  const hlink = links[0] ?? darkened(hexToOklch(accent1), lt1, []);
  const visited = hexToOklch(hlink);
  const folHlink = links[1] ?? darkened({ ...visited, c: visited.c / 2 }, lt1, [hlink]);
  return {
    dk1,
    lt1,
    dk2,
    lt2,
    accent1,
    accent2,
    accent3,
    accent4,
    accent5,
    accent6,
    hlink,
    folHlink,
  };
}

function indexOfPrimary(palette: FormatPalette): number {
  const primary = primaryColor(palette);
  return primary ? palette.colors.indexOf(primary) : -1;
}

function candidates(palette: FormatPalette): Candidate[] {
  const found = new Map<Hex, Candidate>();
  paletteHexes(palette).forEach((hex, index) => {
    if (!found.has(hex)) found.set(hex, { hex, type: palette.colors[index]?.type, ...hexToOklch(hex) });
  });
  return [...found.values()];
}

function chooseAccents(pool: readonly Candidate[], primary: Candidate | undefined, ground: Hex): Candidate[] {
  const chosen: Candidate[] = [];
  const addFrom = (group: Candidate[]) => {
    const first = [primary, group.find(({ type }) => type === 'secondary')];
    for (const one of first) if (one && group.includes(one) && !chosen.includes(one)) chosen.push(one);
    for (;;) {
      const rest = group.filter((one) => !chosen.includes(one));
      const next = mostBy(
        rest,
        (one) => one.c / 2 + Math.min(1, ...chosen.map((other) => apart(one, other))),
      );
      if (!next || chosen.length >= ACCENTS) return;
      chosen.push(next);
    }
  };
  const shows = ({ hex }: Candidate) => contrastRatio(hex, ground) >= SHAPE_CONTRAST;
  addFrom(pool.filter(shows));
  addFrom(pool.filter((one) => !shows(one)));
  return chosen.slice(0, ACCENTS);
}

/**
 * Returns `count` lighter and darker steps of the colours that have enough contrast on the ground, wide steps
 * first.
 */
function steps(colors: readonly Oklch[], count: number, used: readonly Hex[], ground: Hex): Hex[] {
  const found: Hex[] = [];
  for (const step of [0.12, 0.05, 0.02]) {
    for (let distance = step; distance < 1; distance += step) {
      for (const { l, c, h } of colors.flatMap((color) => [
        { ...color, l: color.l - distance },
        { ...color, l: color.l + distance },
      ])) {
        if (found.length >= count) return found;
        if (l < 0.25 || l > 0.9) continue;
        const { hex } = oklchToHex({ l, c, h });
        if (contrastRatio(hex, ground) < SHAPE_CONTRAST || used.includes(hex) || found.includes(hex))
          continue;
        found.push(hex);
      }
    }
  }
  return found;
}

function darkened({ l, c, h }: Oklch, ground: Hex, avoided: readonly Hex[]): Hex {
  for (let lightness = l; lightness > 0; lightness -= 0.02) {
    const { hex } = oklchToHex({ l: lightness, c, h });
    if (contrastRatio(hex, ground) >= TEXT_CONTRAST && !avoided.includes(hex)) return hex;
  }
  return '#000000';
}

function apart(a: Oklch, b: Oklch): number {
  const radians = Math.PI / 180;
  return Math.hypot(
    a.l - b.l,
    a.c * Math.cos(a.h * radians) - b.c * Math.cos(b.h * radians),
    a.c * Math.sin(a.h * radians) - b.c * Math.sin(b.h * radians),
  );
}

function mostBy(list: readonly Candidate[], value: (one: Candidate) => number): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of list) if (!best || value(one) > value(best)) best = one;
  return best;
}
