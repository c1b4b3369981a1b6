import { readPaletteColors, type PaletteFault } from '@danqing/color-core';
import type { Palette, PaletteColor, PaletteColorType } from '@danqing/contracts/palettes';

/** A palette of a list. */
export interface ListedPalette extends Palette {
  /** Why it cannot be shown; it has no colours then. */
  fault?: PaletteFault;
}

/** Written out: the list of the contracts brings their schemas into the browser. */
const TYPES: unknown[] = ['primary', 'secondary', 'scheme'] satisfies PaletteColorType[];

/**
 * A palette out of an answer, with colours as `readPaletteColors` takes them. Of an entry that cannot be read, what is
 * known stays, so that the others of its list stand.
 *
 * @param place tells an entry without a number from others of its list
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
