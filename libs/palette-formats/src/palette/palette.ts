import { InvalidHexError, parseHex, type Hex } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';

/** What a writer needs of a palette; a `Palette` of the contracts is one. */
export interface FormatPalette {
  readonly name: string;
  readonly colors: readonly PaletteColor[];
}

/** The colours as '#RRGGBB'. Throws `InvalidHexError`, so that no writer passes anything else on into a file. */
export function paletteHexes(palette: FormatPalette): Hex[] {
  return palette.colors.map(({ hex }) => {
    const parsed = parseHex(hex);
    if (parsed === null) throw new InvalidHexError(hex);
    return parsed;
  });
}

/** The colour of type `primary`, else the first (specification part 1 §5). */
export function primaryColor(palette: FormatPalette): PaletteColor | undefined {
  return palette.colors.find(({ type }) => type === 'primary') ?? palette.colors[0];
}
