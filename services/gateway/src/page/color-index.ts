import type { Color } from '@danqing/contracts';

/** The colours as the page needs them: by name, by hex, any. */
export interface ColorIndex {
  byName(name: string): Color | null;
  /** Upper-case hex with '#'; the first of several colours with the same hex. */
  byHex(hex: string): Color | null;
  /** Uniformly chosen. */
  random(): Color;
}

/** Throws for an empty list: without a colour there is no page. */
export function indexColors(colors: readonly Color[]): ColorIndex {
  if (colors.length === 0) throw new Error('the colours service has no colours');
  const names = new Map(colors.map((color) => [color.name, color]));
  const hexes = new Map(colors.toReversed().map((color) => [color.hex, color]));
  return {
    byName: (name) => names.get(name) ?? null,
    byHex: (hex) => hexes.get(hex) ?? null,
    random: () => colors[Math.floor(Math.random() * colors.length)] as Color,
  };
}
