import type { Hex } from '@danqing/color-core';
import type { Palette } from '@danqing/contracts/palettes';

/** What a card can have done with its palette. */
export interface CardActions {
  /** The visitor may be about to sign in for this card: it must not go from the page because of that. */
  stay: () => void;
  /** Loads it into the generator. */
  open: (palette: Palette) => void;
  /** Shows the palettes with a colour close to this one. */
  showNear: (hex: Hex) => void;
  /** @param index its place in the list */
  remove: (palette: Palette, index: number) => void;
}
