import {
  getMode,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
  type Color,
} from 'culori/fn';
import { parseHex, type Hex } from './hex.ts';
import { fitSrgb, toRgb, writeHex } from './spaces.ts';

// Registered here and not in spaces.ts, so that only importers of the CSS parser bundle these spaces.
useMode(modeRgb);
useMode(modeLrgb);
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

const MAX_CHARACTERS = 200;

/**
 * Half an 8-bit step. A colour that exceeds sRGB by less does so only because its digits are rounded. It is
 * clipped to the nearest byte, because gamut mapping would also change the other components.
 */
const HALF_BYTE = 1 / 510;

export interface CssColor {
  hex: Hex;
  /** 0 to 1. */
  alpha: number;
}

/**
 * Parses a CSS Color 4 value: hex with '#', a named colour, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`,
 * `oklab()`, `oklch()` or `color()` with a predefined space. Case-insensitive.
 * Alpha is dropped and `none` counts as 0. `rgb()`, `hsl()` and `hwb()` are clipped to 0-255; other colours
 * outside sRGB are mapped by CSS Color 4 chroma reduction.
 *
 * @returns null for any other text, such as `transparent`, `currentColor`, `var()`, `calc()` or hex without
 *   '#'
 */
export function parseCssColor(text: unknown): Hex | null {
  return parseCssColorAlpha(text)?.hex ?? null;
}

/**
 * Parses the same values as `parseCssColor`, with their alpha.
 *
 * @returns null for any other text
 */
export function parseCssColorAlpha(text: unknown): CssColor | null {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return null;
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) {
    const hex = parseHex(value);
    return hex && { hex, alpha: parsed(value)?.alpha ?? 1 };
  }
  if (value === 'transparent' || parseHex(value) !== null) return null;
  const color = parsed(value);
  if (!color) return null;
  const complete = displayReferred(withoutMissing(color));
  const rgb = toRgb(complete);
  const components = [rgb.r, rgb.g, rgb.b];
  if (!components.every(Number.isFinite)) return null;
  const shown = components.every((component) => component >= -HALF_BYTE && component <= 1 + HALF_BYTE);
  const clipped = shown || /^(?:rgb|hsl|hwb)/.test(value);
  return {
    hex: writeHex(clipped ? rgb : fitSrgb(complete)),
    alpha: Math.min(1, Math.max(0, color.alpha ?? 1)),
  };
}

/** culori's parser throws on functions that are not colours, such as `var(--x)`. */
function parsed(value: string): Color | undefined {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

function withoutMissing(color: Color): Color {
  const zeros = getMode(color.mode).channels.map((channel) => [channel, 0]);
  return { ...Object.fromEntries(zeros), ...color } as Color;
}

/**
 * culori decodes `rec2020` with the camera transfer function (BT.2020 table 4 with its α and β;
 * Evercoder/culori#265). CSS Color 4 uses the display's gamma of 2.4 (BT.1886; w3c/csswg-drafts#12574).
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
