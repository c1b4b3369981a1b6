import type { Room } from '../inscription/inscription.ts';
import type { PaintingTheme } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

export interface Composition {
  name: string;
  theme: PaintingTheme;
  /** Words of a scene (things, figure, place, season, time, weather) that call for it, with their weight. */
  calls: Readonly<Record<string, number>>;
  /** Lays everything but paper and writing; gives the room that stays bare for the writing. */
  paint(studio: Studio): Room;
}
