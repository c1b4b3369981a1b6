import { writeAse } from './ase/write-ase.ts';
import { writeCss } from './css/write-css.ts';
import { writeTailwind } from './css/write-tailwind.ts';
import { writeDesignTokens } from './design-tokens/write-design-tokens.ts';
import { writeGimpPalette } from './gimp/write-gimp-palette.ts';
import { writeOfficeColors, writeOfficeTheme } from './office/write-office.ts';
import type { FormatPalette } from './palette/palette.ts';
import { writeProcreateSwatches } from './procreate/write-procreate-swatches.ts';
import { writeSvg } from './svg/write-svg.ts';

export const PALETTE_FORMAT_IDS = [
  'office-theme',
  'office-theme-readable',
  'office-colors',
  'css',
  'tailwind',
  'design-tokens',
  'ase',
  'gimp',
  'procreate',
  'svg',
] as const;
export type PaletteFormatId = (typeof PALETTE_FORMAT_IDS)[number];

export interface PaletteFormat {
  readonly id: PaletteFormatId;
  /** Without a dot in front; two files of one palette never have the same name. */
  readonly extension: string;
  readonly mediaType: string;
  /** The whole file; equal palettes give equal bytes. Throws `InvalidHexError`. */
  write(palette: FormatPalette): Uint8Array<ArrayBuffer>;
}

const text =
  (write: (palette: FormatPalette) => string): PaletteFormat['write'] =>
  (palette) =>
    new TextEncoder().encode(write(palette));

const OFFICE_THEME = 'application/vnd.ms-officetheme';
/** Of formats without a registered type, or whose type makes a browser unpack or show them. */
const BYTES = 'application/octet-stream';

/** Every file that a palette can become. */
export const PALETTE_FORMATS: readonly PaletteFormat[] = [
  {
    id: 'office-theme',
    extension: 'thmx',
    mediaType: OFFICE_THEME,
    write: (palette) => writeOfficeTheme(palette, { variant: 'as-listed' }),
  },
  {
    id: 'office-theme-readable',
    extension: 'readable.thmx',
    mediaType: OFFICE_THEME,
    write: (palette) => writeOfficeTheme(palette, { variant: 'readable' }),
  },
  {
    id: 'office-colors',
    extension: 'xml',
    mediaType: 'application/xml',
    write: text((palette) => writeOfficeColors(palette, { variant: 'as-listed' })),
  },
  { id: 'css', extension: 'css', mediaType: 'text/css; charset=utf-8', write: text(writeCss) },
  {
    id: 'tailwind',
    extension: 'tailwind.css',
    mediaType: 'text/css; charset=utf-8',
    write: text(writeTailwind),
  },
  {
    id: 'design-tokens',
    extension: 'tokens.json',
    mediaType: 'application/design-tokens+json',
    write: text(writeDesignTokens),
  },
  { id: 'ase', extension: 'ase', mediaType: BYTES, write: writeAse },
  { id: 'gimp', extension: 'gpl', mediaType: 'application/x-gimp-palette', write: text(writeGimpPalette) },
  { id: 'procreate', extension: 'swatches', mediaType: BYTES, write: writeProcreateSwatches },
  { id: 'svg', extension: 'svg', mediaType: 'image/svg+xml', write: text(writeSvg) },
];
