import { authorName } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { Palette, PaletteColor } from '@danqing/contracts/palettes';

/** A palette as it is exported. */
export interface ExportablePalette {
  name: string;
  description?: string;
  /** In the order of the palette; at least one. */
  colors: readonly PaletteColor[];
  /** Name of the member whose palette it is. */
  author?: string;
  /** What a scheme is called in code; default: by its primary colour. */
  family?: string;
  /** What the names of its colours mean, where they are not read as they are. */
  glosses?: ReadonlyMap<string, string>;
  /** Absent: made in the generator right now, and free. */
  saved?: { id: number; ownerId: number };
}

/** A palette of the server, to be exported by a reader of the given language. */
export function toExportable(
  { id, name, description, colors, user }: Palette,
  locale: Locale,
): ExportablePalette {
  return { name, description, colors, author: authorName(user, locale), saved: { id, ownerId: user.id } };
}
