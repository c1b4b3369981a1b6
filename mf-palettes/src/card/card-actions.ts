import type { Hex } from '@danqing/color-core';
import type { Palette } from '@danqing/contracts/palettes';

export interface CardActions {
  /** The visitor may be signing in from this card, so it must stay on the page meanwhile. */
  stay: () => void;
  open: (palette: Palette) => void;
  showNear: (hex: Hex) => void;
  remove: (palette: Palette, index: number) => void;
}
