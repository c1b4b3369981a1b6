import type { Hex } from '@danqing/color-core';
import type { Palette } from '@danqing/contracts/palettes';

export interface CardActions {
  /** Keeps the list on screen while the visitor signs in from this card. */
  stay: () => void;
  open: (palette: Palette) => void;
  showNear: (hex: Hex) => void;
  remove: (palette: Palette, index: number) => void;
}
