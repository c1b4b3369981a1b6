import type { Hex } from '@danqing/color-core';

export interface ReadColor {
  hex: Hex;
  name?: string | undefined;
}

export interface ReadPalette {
  name: string;
  colors: ReadColor[];
}
