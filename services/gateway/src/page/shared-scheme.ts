import {
  decodePaletteLink,
  decodeSchemeLink,
  monoScheme,
  paletteLinkParam,
  schemeLinkParam,
  schemeSwatches,
  type SchemeKind,
} from '@danqing/color-core';
import type { ColorIndex } from './color-index.ts';

/** A scheme, or the colours of an open palette, as pages and pictures show them. */
export interface PageScheme {
  mode: SchemeKind | 'palette';
  swatches: readonly PageSwatch[];
  /** The primary colour, which then has no name, came out of a picture. */
  fromPicture?: boolean;
}

export interface PageSwatch {
  /** The place in the scheme; in a palette what the list calls the colour, else empty. */
  name: string;
  /** Groups stand apart. */
  type: string;
  /** Empty where the colour is no step of anything. */
  shade: number | '';
  hex: string;
}

/** What a page without a shared state shows. Throws `InvalidHexError`. */
export const plainScheme = (hex: string): PageScheme => ({ mode: 'mono', swatches: monoScheme(hex) });

/** The state that a link carries. */
export interface SharedScheme extends PageScheme {
  /** The query parameter that it is in. */
  param: typeof schemeLinkParam | typeof paletteLinkParam;
  /** As written in the address. */
  text: string;
}

/**
 * Reads what a link says of the scheme of a colour, from the query: in `p` an open palette, else in `s` a scheme. Null without
 * them and where they are not what a link can say. Throws `InvalidHexError`.
 */
export const readSharedScheme = (
  query: Readonly<Record<string, unknown>>,
  hex: string,
  colors: Pick<ColorIndex, 'byName'>,
): SharedScheme | null =>
  readPalette(query[paletteLinkParam], colors) ?? readScheme(query[schemeLinkParam], hex);

function readScheme(text: unknown, hex: string): SharedScheme | null {
  const state = typeof text === 'string' ? decodeSchemeLink(text) : null;
  return (
    state && {
      param: schemeLinkParam,
      text: text as string,
      mode: state.mode,
      swatches: schemeSwatches(hex, state),
      fromPicture: state.primaryOrigin === 'image',
    }
  );
}

/** Anybody can write a link: of what it calls its colours a page says only the names of the list. */
function readPalette(text: unknown, colors: Pick<ColorIndex, 'byName'>): SharedScheme | null {
  const entries = typeof text === 'string' ? decodePaletteLink(text, () => undefined) : null;
  // A scheme of the palette repeats its primary and its second colour.
  const isFirst = ({ hex }: { hex: string }, index: number) =>
    entries?.findIndex((one) => one.hex === hex) === index;
  return (
    entries && {
      param: paletteLinkParam,
      text: text as string,
      mode: 'palette',
      swatches: entries.filter(isFirst).map(({ hex, name = '' }) => ({
        name: colors.byName(name)?.name ?? '',
        type: 'palette',
        shade: '',
        hex,
      })),
    }
  );
}
