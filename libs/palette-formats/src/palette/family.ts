import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { schemeKind, type Hex } from '@danqing/color-core';
import { plainText } from '../text/plain-text.ts';
import { paletteHexes, primaryColor, type FormatPalette } from './palette.ts';
import { colorSlugs, familySlug } from './slugs.ts';
import { colorTitles, glossOf } from './titles.ts';

/** A colour as code names it. */
export interface CodeColor {
  hex: Hex;
  /** ASCII: group, perhaps a hue of it, step (`['zhuhong', 'mid', '300']`); for a colour by itself its one identifier. */
  path: readonly string[];
  /** What the colour is called (`colorTitles`) and how that is read, for comments and descriptions. */
  title: string;
  pinyin: string;
  /** What that means to the reader; empty where the palette does not say it. */
  gloss: string;
}

/** `['zhuhong', '500']` gives `zhuhong-500`. */
export const codeName = ({ path }: CodeColor): string => path.join('-');

/**
 * What the colours of a scheme have in common in code: the name that the visitor chose, else the pinyin or the Latin name of the
 * primary colour, else `brand`. Null for a palette that is no scheme of ours: its colours have names of their own.
 */
export function familyName(palette: FormatPalette): string | null {
  if (!isScheme(palette)) return null;
  const primary = primaryColor(palette);
  return (
    familySlug(palette.family) || familySlug(primary?.pinyin, true) || familySlug(primary?.name) || 'brand'
  );
}

/**
 * The colours in code. A scheme is one family, from its lightest step to its darkest: `zhuhong-50` to `zhuhong-950`, of several hues
 * `zhuhong-50`, `zhuhong-mid-300`, `zhuhong-b-200`. The primary and the second colour, which are steps of it, do not come twice.
 * Throws `InvalidHexError`.
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

/** The chosen colour's own hue goes without a word; other hues go by their letter, other roles by their name. */
function stepPath({ type, shade = '' }: PaletteColor): string[] {
  if (type !== 'scheme') return [type ?? ''];
  const [step = '', group = ''] = shade.split('-').reverse();
  const hue = /[A-D]$/.exec(group)?.[0].toLowerCase() ?? (group === 'primary' ? '' : group);
  return hue === '' || hue === 'a' ? [step] : [hue, step];
}

/** By hue as in the scheme, and from light to dark within each; what is no step comes last. */
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
