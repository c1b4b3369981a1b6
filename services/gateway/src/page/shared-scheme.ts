import {
  decodeSchemeLink,
  monoScheme,
  schemeSwatches,
  type SchemeKind,
  type Swatch,
} from '@danqing/color-core';

/** A scheme as pages and pictures show it. */
export interface PageScheme {
  mode: SchemeKind;
  swatches: readonly Pick<Swatch, 'name' | 'type' | 'shade' | 'hex'>[];
  /** The primary colour, which then has no name, came out of a picture. */
  fromPicture?: boolean;
}

/** What a page without a shared state shows. Throws `InvalidHexError`. */
export const plainScheme = (hex: string): PageScheme => ({ mode: 'mono', swatches: monoScheme(hex) });

/** The state that a link carries. */
export interface SharedScheme extends PageScheme {
  /** As written in the address. */
  text: string;
}

/**
 * Reads what a link says of the scheme of a colour, from the query parameter `s`; null without it and when it is not what
 * a link can say. Throws `InvalidHexError`.
 */
export function readSharedScheme(text: unknown, hex: string): SharedScheme | null {
  const state = typeof text === 'string' ? decodeSchemeLink(text) : null;
  return (
    state && {
      text: text as string,
      mode: state.mode,
      swatches: schemeSwatches(hex, state),
      fromPicture: state.primaryOrigin === 'image',
    }
  );
}
