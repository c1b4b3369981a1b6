import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { schemeKind, type Hex } from '@danqing/color-core';
import { plainText } from '../text/plain-text.ts';
import { paletteHexes, primaryColor, type FormatPalette } from './palette.ts';
import { colorSlugs, familySlug } from './slugs.ts';
import { colorTitles, glossOf } from './titles.ts';

export interface CodeColor {
  hex: Hex;
  /**
   * ASCII identifiers: group, optional hue, step (`['zhuhong', 'mid', '300']`). A colour outside a scheme has
   * a single identifier.
   */
  path: readonly string[];
  title: string;
  pinyin: string;
  gloss: string;
}

export const codeName = ({ path }: CodeColor): string => path.join('-');

/**
 * Returns the common prefix of a scheme's colours in code: the visitor's name, else the primary colour's
 * pinyin or Latin name, else `brand`. Returns null for a palette that is not a Danqing scheme.
 */
export function familyName(palette: FormatPalette): string | null {
  if (!isScheme(palette)) return null;
  const primary = primaryColor(palette);
  return (
    familySlug(palette.family) || familySlug(primary?.pinyin, true) || familySlug(primary?.name) || 'brand'
  );
}

/**
 * Returns the colours with their names in code. A scheme is one family from its lightest to its darkest step:
 * `zhuhong-50` to `zhuhong-950`, or with several hues `zhuhong-50`, `zhuhong-mid-300`, `zhuhong-b-200`. The
 * primary and secondary colours are steps of it and are not repeated.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function codeColors(palette: FormatPalette): CodeColor[] {
  const hexes = paletteHexes(palette);
  const titles = colorTitles(palette);
  const family = familyName(palette);
  const slugs = family === null ? colorSlugs(palette) : [];
  const steps = new Set(hexes.filter((_, index) => isStep(palette.colors[index])));
  const colors = palette.colors.flatMap((color, index): CodeColor[] => {
    const hex = hexes[index]!;
    if (family !== null && !isStep(color) && steps.has(hex)) return [];
    return [
      {
        hex,
        path: family === null ? [slugs[index] ?? ''] : [family, ...stepPath(color)],
        title: titles[index] ?? hex,
        pinyin: plainText(color.pinyin, PALETTE_LIMITS.pinyin),
        gloss: glossOf(palette, color),
      },
    ];
  });
  return family === null ? colors : inSteps(colors);
}

const isStep = (color: PaletteColor | undefined) => color?.type === 'scheme';

function isScheme({ colors }: FormatPalette): boolean {
  const steps = colors.filter(isStep);
  const others = colors.filter((color) => !isStep(color)).map(({ type }) => type);
  const shades = new Set(steps.map(({ shade }) => shade));
  return (
    steps.length > 1 &&
    shades.size === steps.length &&
    schemeKind(steps) !== null &&
    others.every((type) => type === 'primary' || type === 'secondary') &&
    new Set(others).size === others.length
  );
}

function stepPath({ type, shade = '' }: PaletteColor): string[] {
  if (type !== 'scheme') return [type ?? ''];
  const [step = '', group = ''] = shade.split('-').reverse();
  const hue = /[A-D]$/.exec(group)?.[0].toLowerCase() ?? (group === 'primary' ? '' : group);
  return hue === '' || hue === 'a' ? [step] : [hue, step];
}

function inSteps(colors: readonly CodeColor[]): CodeColor[] {
  const hueOf = ({ path }: CodeColor) => path.slice(1, -1).join();
  const stepOf = ({ path }: CodeColor) => Number(path.at(-1));
  const hues = [...new Set(colors.map(hueOf))];
  return colors.toSorted(
    (a, b) =>
      Number(Number.isNaN(stepOf(a))) - Number(Number.isNaN(stepOf(b))) ||
      hues.indexOf(hueOf(a)) - hues.indexOf(hueOf(b)) ||
      stepOf(a) - stepOf(b),
  );
}
