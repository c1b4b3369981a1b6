import { InvalidHexError, parseHex, type Hex } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';
import type { InkConverter } from '../print/inks.ts';

/** The palette fields that writers read. A `Palette` of the contracts satisfies it. */
export interface FormatPalette {
  readonly name: string;
  readonly colors: readonly PaletteColor[];
  readonly family?: string;
  readonly glosses?: ReadonlyMap<string, string>;
  /** Converts colours for formats for print; default: the formula without a profile. */
  readonly inks?: InkConverter;
}

/**
 * Returns the colours as '#RRGGBB'. Validates them, so that a writer never puts unchecked text into a file.
 *
 * @throws {InvalidHexError} when a colour is not a valid hex
 */
export function paletteHexes(palette: FormatPalette): Hex[] {
  return palette.colors.map(({ hex }) => {
    const parsed = parseHex(hex);
    if (parsed === null) throw new InvalidHexError(hex);
    return parsed;
  });
}

export function primaryColor(palette: FormatPalette): PaletteColor | undefined {
  return palette.colors.find(({ type }) => type === 'primary') ?? palette.colors[0];
}
