import {
  getMode,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
  type Color,
} from 'culori/fn';
import { parseHex, type Hex } from './hex.ts';
import { fitSrgb, toRgb, writeHex } from './spaces.ts';

// Registered here and not in spaces.ts, so that only who reads CSS colours carries these spaces.
useMode(modeHsl);
useMode(modeHwb);
useMode(modeLab);
useMode(modeLch);
useMode(modeP3);
useMode(modeA98);
useMode(modeProphoto);
useMode(modeRec2020);
useMode(modeXyz50);
useMode(modeXyz65);

/** Longer than any colour that a person writes; the parser is given no longer text. */
const MOST_CHARACTERS = 200;

/** Less beyond sRGB is rounding of the written digits: cut, it is still the nearest byte, where mapping would change the others. */
const HALF_BYTE = 1 / 510;

/**
 * Reads a CSS Color 4 value: hex with '#', a named colour, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` or
 * `color()` with a predefined space, in any case. Alpha is dropped, `none` counts as 0. `rgb()`, `hsl()` and `hwb()` are cut to
 * 0-255; a colour of another space outside sRGB is mapped by CSS Color 4 chroma reduction.
 * Everything else (`transparent`, `currentColor`, `var()`, `calc()`, hex without '#') gives null.
 */
export function parseCssColor(text: unknown): Hex | null {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return parseHex(value);
  if (value === 'transparent' || parseHex(value) !== null) return null;
  const color = parsed(value);
  if (!color) return null;
  const complete = displayReferred(withoutMissing(color));
  const rgb = toRgb(complete);
  const components = [rgb.r, rgb.g, rgb.b];
  if (!components.every(Number.isFinite)) return null;
  const shown = components.every((component) => component >= -HALF_BYTE && component <= 1 + HALF_BYTE);
  return writeHex(shown || /^(?:rgb|hsl|hwb)/.test(value) ? rgb : fitSrgb(complete));
}

/** culori's parser throws on functions that are no colours, `var(--x)` for one. */
function parsed(value: string): Color | undefined {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

/** culori leaves out the components written as `none`. */
function withoutMissing(color: Color): Color {
  const zeros = getMode(color.mode).channels.map((channel) => [channel, 0]);
  return { ...Object.fromEntries(zeros), ...color } as Color;
}

/**
 * culori decodes `rec2020` as a camera encodes it (BT.2020 table 4, α and β there; Evercoder/culori#265). In CSS Color 4 it is
 * what a display shows, gamma 2.4 (BT.1886; w3c/csswg-drafts#12574).
 */
function displayReferred(color: Color): Color {
  if (color.mode !== 'rec2020') return color;
  const alpha = 1.09929682680944;
  const beta = 0.018053968510807;
  const encoded = (component: number) => {
    const light = Math.abs(component) ** 2.4;
    return Math.sign(component) * (light < beta ? 4.5 * light : alpha * light ** 0.45 - (alpha - 1));
  };
  return { mode: 'rec2020', r: encoded(color.r), g: encoded(color.g), b: encoded(color.b) };
}
