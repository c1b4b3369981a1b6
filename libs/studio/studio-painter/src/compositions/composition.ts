import type { Room } from '../inscription/inscription.ts';
import type { PaintingTheme } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

export interface Composition {
  name: string;
  theme: PaintingTheme;
  /**
   * Scene words (things, figure, place, season, time, weather) that favour this composition, with their
   * weights.
   */
  sceneWeights: Readonly<Record<string, number>>;
  /** Paints everything except paper and writing. Returns the area left free for the writing. */
  paint(studio: Studio): Room;
}
