import type { SchemeKind } from '../palette/scheme-kind.ts';

/** A colour as a state holds it. */
export interface StateColor {
  readonly hex: string;
  /** Number of the colour in the list, 1 to 2^24 − 1: tells colours apart that share a hex. Absent for a colour without a name. */
  readonly id?: number;
  /** Found in a picture; without it typed, or told apart by its id. */
  readonly origin?: 'image';
}

/**
 * All that a visitor has made of a scheme, but for its primary colour. Swatches go by their names in the scheme: `600`, `mid-300`,
 * `triadA-950`.
 */
export interface SchemeState<C extends StateColor = StateColor> {
  readonly mode: SchemeKind;
  /** Only ever in dual mode. */
  readonly secondary: C | null;
  /** Whether the selector of the second colour is on screen: always with a second colour, never outside of dual mode. */
  readonly secondaryShown: boolean;
  /** The colour that replaces a generated swatch. In dual mode without a second colour also for swatches that come with it. */
  readonly replacements: Readonly<Record<string, C>>;
  /** Swatches that stay as they are when the scheme is generated anew. */
  readonly locked: readonly string[];
  /** The names of all swatches in the order of the strip, groups staying together; empty: as generated. */
  readonly order: readonly string[];
}

/** A state as a link carries it: the address says the primary colour itself, the link where it came from. */
export interface LinkedScheme extends SchemeState {
  readonly primaryOrigin?: 'image';
}

/** A scheme of the primary colour alone, as generated. */
export const freshScheme: SchemeState<never> = {
  mode: 'mono',
  secondary: null,
  secondaryShown: false,
  replacements: {},
  locked: [],
  order: [],
};
