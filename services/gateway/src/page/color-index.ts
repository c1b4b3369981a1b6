import { nearestColors, simplifyCharacters, type Nearest } from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';

export interface ColorIndex {
  readonly all: readonly Color[];
  byName(name: string): Color | null;
  /** Finds a name in traditional or Japanese characters, or with a final 色. */
  bySpelling(name: string): Color | null;
  byHex(hex: string): Color | null;
  random(): Color;
  neighboursOf(color: Color): { before: Color | null; after: Color | null };
  near(hex: string, count: number): Nearest<Color>[];
}

export function indexColors(colors: readonly Color[]): ColorIndex {
  if (colors.length === 0) throw new Error('the colours service has no colours');
  const names = new Map(colors.map((color) => [color.name, color]));
  const spellings = new Map(colors.map((color) => [simplifyCharacters(color.name), color]));
  const hexes = new Map(colors.toReversed().map((color) => [color.hex, color]));
  const pages = new Map<number, Color[]>();
  for (const color of colors) pages.set(color.page, [...(pages.get(color.page) ?? []), color]);
  return {
    all: colors,
    byName: (name) => names.get(name) ?? null,
    bySpelling(name) {
      const spelling = simplifyCharacters(name.normalize('NFKC').replace(/\s/g, ''));
      return spellings.get(spelling) ?? spellings.get(spelling.replace(/色$/, '')) ?? null;
    },
    byHex: (hex) => hexes.get(hex) ?? null,
    random: () => colors[Math.floor(Math.random() * colors.length)] as Color,
    neighboursOf(color) {
      const page = pages.get(color.page) ?? [];
      const at = page.findIndex(({ id }) => id === color.id);
      return { before: page[at - 1] ?? null, after: at < 0 ? null : (page[at + 1] ?? null) };
    },
    near: (hex, count) => nearestColors(hex, colors, count),
  };
}
