import { authorName } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';

/** A palette in the form that exports need. */
export interface ExportablePalette {
  name: string;
  description?: string;
  colors: readonly PaletteColor[];
  author?: string;
  /**
   * Prefix of the colour names in exported code, as chosen by the visitor. Default: derived from the primary
   * colour.
   */
  family?: string;
  glosses?: ReadonlyMap<string, string>;
  /** Absent for a palette still in the generator, which exports for free. */
  saved?: { id: number; ownerId: number };
}

/** Returns a server palette as an exportable one, for a reader of the given language. */
export function toExportable(
  { id, name, description, colors, user }: Palette,
  locale: Locale,
): ExportablePalette {
  return { name, description, colors, author: authorName(user, locale), saved: { id, ownerId: user.id } };
}
