import { hexToOklch } from '@danqing/color-core';
import { PALETTE_NEAR_RADIUS, type Palette } from '@danqing/contracts';

export interface OwnSearch {
  /** Part of the palette's name or of the name of one of its colours; empty: all. */
  search: string;
  /** A hex: only palettes with a colour close to it. */
  near: string | null;
}

/** Distance in OKLab within which the palettes service takes two colours for close. */

/** The same search that the server makes among public palettes, in the order of the list. */
export function searchOwn(palettes: readonly Palette[], { search, near }: OwnSearch): readonly Palette[] {
  const words = folded(search);
  const point = near === null ? null : oklab(near);
  return palettes.filter(
    (palette) =>
      (words === '' || textsOf(palette).some((text) => folded(text).includes(words))) &&
      (point === null ||
        palette.colors.some(({ hex }) => distance(oklab(hex), point) <= PALETTE_NEAR_RADIUS)),
  );
}

const textsOf = ({ name, colors }: Palette) => [name, ...colors.flatMap((color) => color.name ?? [])];

/** Letter case, full-width forms and the width of white space make no difference. First up: only so ß becomes ss. */
const folded = (text: string) =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replace(/\s+/g, ' ').trim();

type Point = readonly [l: number, a: number, b: number];

function oklab(hex: string): Point {
  const { l, c, h } = hexToOklch(hex);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
