import type { SchemeKind } from '../palette/scheme-kind.ts';

export interface StateColor {
  readonly hex: string;
  /**
   * Id of the colour in the list, 1 to 2^24 − 1; distinguishes colours with the same hex. Absent for a custom
   * colour.
   */
  readonly id?: number;
  readonly origin?: 'image';
}

/**
 * A visitor's changes to a scheme, except its primary colour. Swatches are identified by their names: `600`,
 * `mid-300`, `triadA-950`.
 */
export interface SchemeState<C extends StateColor = StateColor> {
  readonly mode: SchemeKind;
  readonly secondary: C | null;
  /** True when the second colour's selector is visible: always with a second colour, never outside dual mode. */
  readonly secondaryShown: boolean;
  /**
   * Replacements of generated swatches. In dual mode without a second colour they may include swatches that
   * are not shown yet.
   */
  readonly replacements: Readonly<Record<string, C>>;
  readonly locked: readonly string[];
  readonly order: readonly string[];
}

export interface LinkedScheme extends SchemeState {
  readonly primaryOrigin?: 'image';
}

export const freshScheme: SchemeState<never> = {
  mode: 'mono',
  secondary: null,
  secondaryShown: false,
  replacements: {},
  locked: [],
  order: [],
};
