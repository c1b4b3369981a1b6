import { paletteStripes } from '@danqing/color-core';
import type { Locale } from '@danqing/contracts/locale';
import type { PaletteColor } from '@danqing/contracts/palettes';

export function colorsInWords(colors: readonly PaletteColor[], count: number, locale: Locale): string {
  const words = paletteStripes(colors, count).map(({ name, hex }) => name || hex);
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}
