import type { PaletteColor } from '@danqing/contracts/palettes';
import type { SchemeSwatch } from '@danqing/color-core';

/** One colour of an open palette. */
export interface OpenEntry {
  /** Stays its own through all changes; begins with `#`. */
  readonly key: string;
  /** As it was saved and will be saved. */
  readonly color: PaletteColor;
}

/** A palette of any size as the generator holds it: everything that the first page needs of it is worked out by `palette-edits.ts`. */
export interface OpenPalette {
  readonly entries: readonly OpenEntry[];
  /** Of the entries that have a slip, by their keys. */
  readonly swatches: readonly SchemeSwatch[];
  /** What the palette calls its colours, by their keys; without those that it does not name. */
  readonly names: Readonly<Record<string, string>>;
  /** Its value in a link. */
  readonly link: string;
}

/** A saved palette at one of its versions. */
export interface PaletteSource {
  readonly id: number;
  readonly version: number;
}

/** Whether a swatch is one of an open palette, which has no place in a scheme. */
export const isOpenSwatch = ({ name }: { name: string }): boolean => name.startsWith('#');

/** What a palette may have (`PALETTE_LIMITS.colors`), and what is left of one that swatches are taken from. */
export const MOST_COLORS = 50;
export const FEWEST_COLORS = 2;
