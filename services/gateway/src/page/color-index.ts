import { nearestColors, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

/** The colours as pages need them: by name, by hex, a random one, and the neighbours of one. */
export interface ColorIndex {
  /** In the order of the list. */
  readonly all: readonly Color[];
  byName(name: string): Color | null;
  /** Upper-case hex with '#'; the first of several colours with the same hex. */
  byHex(hex: string): Color | null;
  /** Uniformly chosen. */
  random(): Color;
  /** The colours before and after it on its chart page; null at the ends. */
  beside(color: Color): { before: Color | null; after: Color | null };
  /** At most `count` colours of other names, nearest first. Throws `InvalidHexError`. */
  near(hex: string, count: number): Nearest<Color>[];
}

/** Throws for an empty list: without a colour there is no page. */
export function indexColors(colors: readonly Color[]): ColorIndex {
  if (colors.length === 0) throw new Error('the colours service has no colours');
  const names = new Map(colors.map((color) => [color.name, color]));
  const hexes = new Map(colors.toReversed().map((color) => [color.hex, color]));
  const pages = new Map<number, Color[]>();
  for (const color of colors) pages.set(color.page, [...(pages.get(color.page) ?? []), color]);
  return {
    all: colors,
    byName: (name) => names.get(name) ?? null,
    byHex: (hex) => hexes.get(hex) ?? null,
    random: () => colors[Math.floor(Math.random() * colors.length)] as Color,
    beside(color) {
      const page = pages.get(color.page) ?? [];
      const at = page.findIndex(({ id }) => id === color.id);
      return { before: page[at - 1] ?? null, after: at < 0 ? null : (page[at + 1] ?? null) };
    },
    near: (hex, count) => nearestColors(hex, colors, count),
  };
}
