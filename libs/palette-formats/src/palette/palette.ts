import { InvalidHexError, parseHex, type Hex } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';

/** What a writer needs of a palette; a `Palette` of the contracts is one. */
export interface FormatPalette {
  readonly name: string;
  readonly colors: readonly PaletteColor[];
  /** What a scheme is called in code; default: by its primary colour. See `familyName`. */
  readonly family?: string;
  /** What names of its colours mean to the reader, by name: comments, descriptions and sheets say it beside them. */
  readonly glosses?: ReadonlyMap<string, string>;
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
