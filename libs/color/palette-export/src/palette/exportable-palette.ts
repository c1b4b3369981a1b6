import { authorName } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';
import type { PrintConversion } from './print-conversion.ts';

/** Input of every export: a saved palette, or the unsaved scheme of the generator. */
export interface ExportablePalette {
  name: string;
  description?: string;
  colors: readonly PaletteColor[];
  author?: string;
  /**
   * Prefix of the colour names in exported code, as in `zhuhong-500`. Chosen by the visitor; derived from the
   * primary colour if absent.
   */
  family?: string;
  glosses?: ReadonlyMap<string, string>;
  /** Default: `coated`. */
  conversion?: PrintConversion;
  /** Absent for an unsaved scheme of the generator, which exports for free. */
  saved?: { id: number; ownerId: number };
}

/** Converts a saved palette. Default names and deleted authors are written in the language of `locale`. */
export function toExportable(
  { id, name, description, colors, user }: Palette,
  locale: Locale,
): ExportablePalette {
  return { name, description, colors, author: authorName(user, locale), saved: { id, ownerId: user.id } };
}
