import type { CssColor } from '@danqing/color-core';
import { colorValue } from '../css/color-value.ts';

const percent = (text: string) => (text === 'none' ? text : `${text}%`);

/** CSS notations of the colour spaces of design tokens 2025.10. */
const SPACES: ReadonlyMap<string, (a: string, b: string, c: string) => string> = new Map([
  ['hsl', (h, s, l) => `hsl(${h} ${percent(s)} ${percent(l)}`],
  ['hwb', (h, w, b) => `hwb(${h} ${percent(w)} ${percent(b)}`],
  ...['lab', 'lch', 'oklab', 'oklch'].map(
    (space) => [space, (x: string, y: string, z: string) => `${space}(${x} ${y} ${z}`] as const,
  ),
  ...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'].map(
    (space) => [space, (x: string, y: string, z: string) => `color(${space} ${x} ${y} ${z}`] as const,
  ),
]);

export const isColorSpace = (space: unknown): boolean => typeof space === 'string' && SPACES.has(space);

/** Returns the colour of three components in a colour space of design tokens 2025.10, or null. */
export function spaceColor(space: string, components: readonly unknown[], alpha: unknown): CssColor | null {
  const [a, b, c] = components.map((component) =>
    component === 'none' || Number.isFinite(component) ? String(component) : undefined,
  );
  const notation = SPACES.get(space);
  if (!notation || components.length !== 3 || a === undefined || b === undefined || c === undefined)
    return null;
  const share = typeof alpha === 'number' && Number.isFinite(alpha) ? Math.min(1, Math.max(0, alpha)) : 1;
  return colorValue(`${notation(a, b, c)} / ${share})`);
}

const APPLE_SPACES: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  'extended-srgb': 'srgb',
  'extended-linear-srgb': 'srgb-linear',
  'display-p3': 'display-p3',
};

/**
 * Returns the colour of the components in an asset catalogue of Xcode, or null. `0xED` and `237` are bytes,
 * `0.929` is a fraction of 1.
 */
export function assetColor(space: unknown, components: Readonly<Record<string, unknown>>): CssColor | null {
  const share = (key: string) => {
    const value = Object.hasOwn(components, key) ? components[key] : undefined;
    const text = typeof value === 'number' ? value.toFixed(6) : value;
    if (typeof text !== 'string' || !/^(?:0x[0-9a-f]{1,2}|-?\d+(?:\.\d+)?)$/i.test(text)) return NaN;
    return text.includes('.') ? Number(text) : Number(text) / 255;
  };
  const { alpha: stated } = components;
  const alpha = typeof stated === 'string' || typeof stated === 'number' ? Number(stated) : 1;
  if (Object.hasOwn(components, 'white')) {
    const white = share('white');
    return spaceColor('srgb', [white, white, white], alpha);
  }
  const known = typeof space === 'string' && Object.hasOwn(APPLE_SPACES, space) ? APPLE_SPACES[space] : null;
  return known ? spaceColor(known, [share('red'), share('green'), share('blue')], alpha) : null;
}
