import type { Hex } from '@danqing/color-core';

/** A colour read from a file; the name as the file has it. */
export interface ReadColor {
  hex: Hex;
  name?: string | undefined;
}

/** What a reader of one format gives; the name is empty where the file has none. */
export interface ReadPalette {
  name: string;
  colors: ReadColor[];
}
