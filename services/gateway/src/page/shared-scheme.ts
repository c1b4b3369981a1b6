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

export interface PageScheme {
  mode: SchemeKind | 'palette';
  swatches: readonly PageSwatch[];
  /** True when the unnamed primary colour was extracted from a picture. */
  fromPicture?: boolean;
}

export interface PageSwatch {
  /** In a scheme, the colour's role. In a palette, its name in the colour list, or empty if it has none. */
  name: string;
  type: string;
  shade: number | '';
  hex: string;
}

export const plainScheme = (hex: string): PageScheme => ({ mode: 'mono', swatches: monoScheme(hex) });

export interface SharedScheme extends PageScheme {
  param: typeof schemeLinkParam | typeof paletteLinkParam;
  text: string;
}

/**
 * Reads a shared palette from `p`, or else a shared scheme from `s`. Returns null when both are missing or
 * malformed.
 *
 * @throws {InvalidHexError} when `hex` is malformed
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

/** Anyone can write a link, so the page shows only names that the colour list contains. */
function readPalette(text: unknown, colors: Pick<ColorIndex, 'byName'>): SharedScheme | null {
  const entries = typeof text === 'string' ? decodePaletteLink(text, () => undefined) : null;
  // A palette saved from a scheme repeats its primary and secondary colour.
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
