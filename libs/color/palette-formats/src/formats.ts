import { writeAse, writeCmykAse } from './ase/write-ase.ts';
import { writeCss } from './css/write-css.ts';
import { writeShadcn } from './css/write-shadcn.ts';
import { writeTailwindConfig } from './css/write-tailwind-config.ts';
import { writeTailwind } from './css/write-tailwind.ts';
import { writeFigmaVariables } from './design-tokens/write-figma-variables.ts';
import { writeJascPalette } from './jasc/write-jasc-palette.ts';
import { writeKritaPalette } from './krita/write-krita-palette.ts';
import { writeOpenOfficeColors } from './open-office/open-office-colors.ts';
import { writePaintNetPalette } from './paint-net/write-paint-net-palette.ts';
import { ACT_COLORS, writeAco, writeAct } from './photoshop/write-photoshop.ts';
import { writeSketchPalette } from './sketch/sketch-palette.ts';
import { writeDesignTokens } from './design-tokens/write-design-tokens.ts';
import { writeStyleDictionary } from './design-tokens/write-style-dictionary.ts';
import { writeTokensStudio } from './design-tokens/write-tokens-studio.ts';
import { writeGimpPalette } from './gimp/write-gimp-palette.ts';
import { writeOfficeColors, writeOfficeTheme } from './office/write-office.ts';
import { CUSTOM_COLORS } from './office/theme-xml.ts';
import { namedColors, namelessColors, slotColors, type CarriedColor } from './carried-colors.ts';
import type { FormatPalette } from './palette/palette.ts';
import { PROCREATE_COLORS, writeProcreateSwatches } from './procreate/write-procreate-swatches.ts';
import { writeSvg } from './svg/write-svg.ts';

export const PALETTE_FORMAT_IDS = [
  'office-theme',
  'office-theme-readable',
  'office-colors',
  'css',
  'tailwind',
  'tailwind-config',
  'shadcn',
  'design-tokens',
  'style-dictionary',
  'tokens-studio',
  'figma-variables',
  'ase',
  'ase-cmyk',
  'gimp',
  'procreate',
  'aco',
  'act',
  'krita',
  'sketch',
  'open-office',
  'jasc',
  'paint-net',
  'svg',
] as const;
export type PaletteFormatId = (typeof PALETTE_FORMAT_IDS)[number];

export interface PaletteFormat {
  readonly id: PaletteFormatId;
  readonly extension: string;
  readonly mediaType: string;
  readonly isText?: boolean;
  /**
   * Returns the colours as the file carries them, in file order. For an Office theme these are the slots,
   * then the custom colours.
   *
   * @throws {InvalidHexError} when a colour is not a valid hex
   */
  colors?(palette: FormatPalette): CarriedColor[];
  /**
   * Returns the whole file. Equal palettes give equal bytes.
   *
   * @throws {InvalidHexError} when a colour is not a valid hex
   */
  write(palette: FormatPalette): Uint8Array<ArrayBuffer>;
}

const text =
  (write: (palette: FormatPalette) => string): PaletteFormat['write'] =>
  (palette) =>
    new TextEncoder().encode(write(palette));

const OFFICE_THEME = 'application/vnd.ms-officetheme';
const BYTES = 'application/octet-stream';

export const PALETTE_FORMATS: readonly PaletteFormat[] = [
  {
    id: 'office-theme',
    extension: 'thmx',
    mediaType: OFFICE_THEME,
    colors: (palette) => [...slotColors(palette, 'as-listed'), ...namedColors(palette, CUSTOM_COLORS)],
    write: (palette) => writeOfficeTheme(palette, { variant: 'as-listed' }),
  },
  {
    id: 'office-theme-readable',
    extension: 'readable.thmx',
    mediaType: OFFICE_THEME,
    colors: (palette) => [...slotColors(palette, 'readable'), ...namedColors(palette, CUSTOM_COLORS)],
    write: (palette) => writeOfficeTheme(palette, { variant: 'readable' }),
  },
  {
    id: 'office-colors',
    extension: 'xml',
    mediaType: 'application/xml',
    isText: true,
    colors: (palette) => slotColors(palette, 'as-listed'),
    write: text((palette) => writeOfficeColors(palette, { variant: 'as-listed' })),
  },
  { id: 'css', extension: 'css', mediaType: 'text/css; charset=utf-8', isText: true, write: text(writeCss) },
  {
    id: 'tailwind',
    extension: 'tailwind.css',
    mediaType: 'text/css; charset=utf-8',
    isText: true,
    write: text(writeTailwind),
  },
  {
    id: 'tailwind-config',
    extension: 'tailwind.config.js',
    mediaType: 'text/javascript; charset=utf-8',
    isText: true,
    write: text(writeTailwindConfig),
  },
  {
    id: 'shadcn',
    extension: 'shadcn.css',
    mediaType: 'text/css; charset=utf-8',
    isText: true,
    write: text(writeShadcn),
  },
  {
    id: 'design-tokens',
    extension: 'tokens.json',
    mediaType: 'application/design-tokens+json',
    isText: true,
    write: text(writeDesignTokens),
  },
  {
    id: 'style-dictionary',
    extension: 'style-dictionary.json',
    mediaType: 'application/json',
    isText: true,
    write: text(writeStyleDictionary),
  },
  {
    id: 'tokens-studio',
    extension: 'tokens-studio.json',
    mediaType: 'application/json',
    isText: true,
    write: text(writeTokensStudio),
  },
  {
    id: 'figma-variables',
    extension: 'figma.json',
    mediaType: 'application/json',
    isText: true,
    write: text(writeFigmaVariables),
  },
  {
    id: 'ase',
    extension: 'ase',
    mediaType: BYTES,
    colors: (palette) => namedColors(palette),
    write: writeAse,
  },
  {
    id: 'ase-cmyk',
    extension: 'cmyk.ase',
    mediaType: BYTES,
    colors: (palette) => namedColors(palette),
    write: writeCmykAse,
  },
  {
    id: 'gimp',
    extension: 'gpl',
    mediaType: 'application/x-gimp-palette',
    isText: true,
    write: text(writeGimpPalette),
  },
  {
    id: 'procreate',
    extension: 'swatches',
    mediaType: BYTES,
    colors: (palette) => namelessColors(palette, PROCREATE_COLORS),
    write: writeProcreateSwatches,
  },
  {
    id: 'aco',
    extension: 'aco',
    mediaType: BYTES,
    colors: (palette) => namedColors(palette),
    write: writeAco,
  },
  {
    id: 'act',
    extension: 'act',
    mediaType: BYTES,
    colors: (palette) => namelessColors(palette, ACT_COLORS),
    write: writeAct,
  },
  {
    id: 'krita',
    extension: 'kpl',
    mediaType: 'application/x-krita-palette',
    colors: (palette) => namedColors(palette),
    write: writeKritaPalette,
  },
  {
    id: 'sketch',
    extension: 'sketchpalette',
    mediaType: 'application/json',
    isText: true,
    write: text(writeSketchPalette),
  },
  {
    id: 'open-office',
    extension: 'soc',
    mediaType: 'application/xml',
    isText: true,
    write: text(writeOpenOfficeColors),
  },
  {
    id: 'jasc',
    extension: 'pal',
    mediaType: 'text/plain; charset=utf-8',
    isText: true,
    write: text(writeJascPalette),
  },
  {
    id: 'paint-net',
    extension: 'paint.net.txt',
    mediaType: 'text/plain; charset=utf-8',
    isText: true,
    write: text(writePaintNetPalette),
  },
  { id: 'svg', extension: 'svg', mediaType: 'image/svg+xml', isText: true, write: text(writeSvg) },
];
