import type { Locale } from '@danqing/contracts/locale';
import { drawPaletteRequestSchema } from '@danqing/contracts/palettes';
import type { z } from 'zod';
import { prepareSheet } from '../sheet/prepare-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

type Palette = z.input<typeof drawPaletteRequestSchema>['palette'];

/** Prepares the sheet of a palette as the API does. */
export const sheetOf = (palette: Palette, locale: Locale = 'zh'): Sheet =>
  prepareSheet(drawPaletteRequestSchema.parse({ palette }).palette, locale);

/** Returns different colours with the same name. */
export const plainColors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    hex: `#${(0x305070 + index * 0x010203).toString(16)}`,
    name: '青',
  }));
