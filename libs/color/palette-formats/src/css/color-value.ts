import { parseCssColorAlpha, type CssColor } from '@danqing/color-core';
import { color as evaluateColor, serializeOKLCH, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/**
 * Maximum length of a text to parse as one colour. A nested `color-mix()` seldom has over 200 characters.
 */
export const LONGEST_COLOR = 400;

/** Maximum depth of nested functions. The CSS parser recurses into each. */
const MOST_BRACKETS = 16;

/**
 * Parses a single colour of CSS, SCSS or Tailwind with its alpha: everything `parseCssColor` accepts,
 * `transparent`, `color-mix()`, relative colours, `calc()` inside them, `rgba(#123456, 0.4)` of SCSS, and the
 * `<alpha-value>` placeholder of Tailwind 3.
 *
 * @returns null for any other text, such as `var()` or `currentColor`
 */
export function colorValue(text: string): CssColor | null {
  if (text.length > LONGEST_COLOR) return null;
  const value = text.trim().replace(/<alpha-value>/i, '1');
  if (/^transparent$/i.test(value)) return { hex: '#000000', alpha: 0 };
  const scss = /^rgba?\(\s*([^,]+?)\s*,\s*([\d.]+%?)\s*\)$/i.exec(value);
  if (scss) return withAlpha(scss[1] ?? '', scss[2] ?? '');
  return parseCssColorAlpha(value) ?? evaluated(value);
}

function withAlpha(text: string, alpha: string): CssColor | null {
  const color = parseCssColorAlpha(text);
  const share = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return color && Number.isFinite(share) ? { hex: color.hex, alpha: Math.min(1, share) } : null;
}

function evaluated(value: string): CssColor | null {
  if (!/^[a-z-]{3,12}\(.*(?:\bfrom\b|\bcolor-mix\b|\bcalc\b|\bin\b)/is.test(value)) return null;
  if ((value.match(/\(/g)?.length ?? 0) > MOST_BRACKETS) return null;
  try {
    const parsed = parseComponentValue(tokenize({ css: value }));
    const data = parsed && evaluateColor(parsed);
    if (!data) return null;
    const mapped = serializeRGB(data).toString();
    // Inside sRGB, bytes are exact. OKLCH has five digits, but can express other gamuts, which we map
    // ourselves.
    return parseCssColorAlpha(
      mapped === serializeRGB(data, false).toString()
        ? mapped
        : serializeOKLCH(data).toString().replaceAll('NaN', 'none'),
    );
  } catch {
    return null;
  }
}

/**
 * Parses channels without a colour function. Themes of shadcn have HSL (`142.1 70.6% 45.3%`), those of
 * Tailwind 3 RGB (`34 197 94`), those of daisyUI OKLCH (`49.12% 0.3096 275.75`).
 */
export function channelsValue(text: string): CssColor | null {
  if (text.length > 60 || !/^[\d.]/.test(text.trim())) return null;
  const [body = '', alpha, more] = text.trim().split(/\s*\/\s*/);
  const channels = body.split(/\s*,\s*|\s+/);
  if (channels.length !== 3 || more !== undefined || (alpha !== undefined && !/^[\d.]+%?$/.test(alpha)))
    return null;
  const kinds = channels.map(channelKind).join(' ');
  const space = CHANNEL_SPACES.find(([, pattern]) => pattern.test(kinds))?.[0];
  if (space === undefined || (space === 'rgb' && channels.some((channel) => Number(channel) > 255)))
    return null;
  return parseCssColorAlpha(`${space}(${channels.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`);
}

const CHANNEL_SPACES = [
  ['hsl', /^(?:integer|number|angle) percent percent$/],
  ['rgb', /^integer integer integer$/],
  ['oklch', /^percent (?:number|integer) (?:number|integer|angle)$/],
] as const;

function channelKind(channel: string): string {
  if (/^\d{1,3}$/.test(channel)) return 'integer';
  if (/^\d*\.?\d+$/.test(channel)) return 'number';
  if (/^\d*\.?\d+%$/.test(channel)) return 'percent';
  return /^\d*\.?\d+deg$/.test(channel) ? 'angle' : 'other';
}
