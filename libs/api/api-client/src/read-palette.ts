import { readPaletteColors, type PaletteProblem } from '@danqing/color-core';
import type { Palette, PaletteColor, PaletteColorType } from '@danqing/contracts/palettes';

export interface ListedPalette extends Palette {
  fault?: PaletteProblem;
}

/** A literal list, because the contracts' list would bring their schemas into the browser. */
const TYPES: unknown[] = ['primary', 'secondary', 'scheme'] satisfies PaletteColorType[];

/**
 * Reads a palette from a response, with colours as in `readPaletteColors`. A malformed entry keeps its
 * readable fields and sets `fault`.
 *
 * @param place index in the list; yields a unique negative id for an entry without an id
 */
export function readPalette(entry: unknown, place = 0): ListedPalette {
  const known = (typeof entry === 'object' ? (entry ?? {}) : {}) as Partial<Palette>;
  const { id, name, user } = known;
  const hasId = typeof id === 'number';
  const hasAuthor = typeof user?.name === 'string';
  const colors = readPaletteColors(hasId && hasAuthor ? known.colors : null);
  return {
    version: 1,
    description: '',
    is_public: false,
    user_id: 0,
    created_at: '',
    downloads: 0,
    ...known,
    id: hasId ? id : -1 - place,
    name: typeof name === 'string' ? name : '',
    user: hasAuthor ? user : { id: 0, name: '' },
    ...(colors.ok
      ? { colors: colors.colors.map(({ type, ...color }) => ({ ...color, ...roleOf(type) })) }
      : { colors: [], fault: colors.code }),
  };
}

const roleOf = (type: string | undefined): Pick<PaletteColor, 'type'> =>
  TYPES.includes(type) ? { type: type as PaletteColorType } : {};
