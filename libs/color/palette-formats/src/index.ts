export { PALETTE_FORMAT_IDS, PALETTE_FORMATS, type PaletteFormat, type PaletteFormatId } from './formats.ts';
export { writeAse, writeCmykAse } from './ase/write-ase.ts';
export { writeCss } from './css/write-css.ts';
export { writeShadcn } from './css/write-shadcn.ts';
export { writeTailwind } from './css/write-tailwind.ts';
export { writeTailwindConfig } from './css/write-tailwind-config.ts';
export { writeFigmaVariables } from './design-tokens/write-figma-variables.ts';
export { writeDesignTokens } from './design-tokens/write-design-tokens.ts';
export { writeStyleDictionary } from './design-tokens/write-style-dictionary.ts';
export { writeTokensStudio } from './design-tokens/write-tokens-studio.ts';
export { writeGimpPalette } from './gimp/write-gimp-palette.ts';
export { officeRoles, type OfficeRoles } from './office/roles.ts';
export { OFFICE_SLOTS, type OfficeSlotName } from './office/slot-names.ts';
export { officeSlots, type OfficeSlot, type OfficeVariant } from './office/slots.ts';
export { writeOfficeColors, writeOfficeTheme } from './office/write-office.ts';
export type { CarriedColor } from './carried-colors.ts';
export { familyName } from './palette/family.ts';
export type { FormatPalette } from './palette/palette.ts';
export { formulaInks, type InkConverter, type Inks } from './print/inks.ts';
export { loadCoatedPaper, type CoatedPaperModule } from './print/load-coated-paper.ts';
export { PROCREATE_COLORS, writeProcreateSwatches } from './procreate/write-procreate-swatches.ts';
export {
  PALETTE_FILE_ERRORS,
  PaletteFileError,
  type PaletteFileErrorCode,
} from './reading/palette-file-error.ts';
export {
  PALETTE_FILE_BYTES,
  PALETTE_FILE_COLORS,
  READABLE_EXTENSIONS,
  READABLE_FORMATS,
  readPaletteFile,
  type PaletteFile,
  type PaletteFileColor,
  type ReadableFormat,
} from './read-palette-file.ts';
export { UNREAD_REASONS, type UnreadEntry, type UnreadReason } from './reading/read-result.ts';
export { writeSvg } from './svg/write-svg.ts';
