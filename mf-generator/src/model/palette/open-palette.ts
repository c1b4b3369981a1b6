import type { PaletteColor } from '@danqing/contracts/palettes';
import type { SchemeSwatch } from '@danqing/color-core';

export interface OpenEntry {
  readonly key: string;
  readonly color: PaletteColor;
}

export interface OpenPalette {
  readonly entries: readonly OpenEntry[];
  readonly swatches: readonly SchemeSwatch[];
  readonly names: Readonly<Record<string, string>>;
  readonly link: string;
}

export interface PaletteSource {
  readonly id: number;
  readonly version: number;
}

export const isOpenSwatch = ({ name }: { name: string }): boolean => name.startsWith('#');

export const MAX_COLORS = 50;
export const MIN_COLORS = 2;
