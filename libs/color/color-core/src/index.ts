export { accentGrounds, accentSet, type AccentSet, type Theme } from './accent.ts';
export { accentStyle } from './accent-style.ts';
export { contrastRatio, quietTextOn, textOn } from './contrast.ts';
export { mapColors, NO_COLOR, findColorPositions, type Position } from './extraction/color-map.ts';
export { extractColors, type ExtractedColor, type ExtractOptions } from './extraction/extract-colors.ts';
export { parseCssColor, parseCssColorAlpha, type CssColor } from './css-color.ts';
export { colorValues, type ColorValues } from './color-values.ts';
export { cssOklch } from './css-oklch.ts';
export { EVEN_CONTRASTS, evenScheme } from './even-ramp.ts';
export { largestChroma } from './gamut.ts';
export { colorGrid } from './grid.ts';
export { harmonyGroups, harmonyTurns, type Harmony, type HarmonyType } from './harmonies.ts';
export { harmonyScheme } from './harmony-scheme.ts';
export { cmykToHex, hexToCmyk, hexToRgb, InvalidHexError, parseHex, type Hex } from './hex.ts';
export { cssHsl, hexToHsl, type Hsl } from './hsl.ts';
export { HUE_GROUPS, hueGroup, type HueGroup } from './hue-groups.ts';
export { nameSwatches, isSuitableName } from './names.ts';
export { classifyDistance, type ColorDistance } from './color-distance.ts';
export { nearestColors, type NamedHex, type Nearest } from './nearest.ts';
export { hexToOklch, oklchToHex, type MappedColor, type Oklch } from './oklch.ts';
export { oklchPlane, PLANE_CHROMA } from './oklch-plane.ts';
export type { PaletteEntry, ReadEntry } from './palette/palette-entry.ts';
export { paletteStripes } from './palette/palette-stripes.ts';
export { readPaletteColors, type PaletteProblem } from './palette/read-palette-colors.ts';
export { pageRoles, type PageRoles } from './page-roles.ts';
export { decodePaletteLink, encodePaletteLink, paletteLinkParam } from './scheme-state/palette-link.ts';
export { restorePalette, type RestoredPalette, type RestoredSwatch } from './palette/restore-palette.ts';
export { schemeKind, swatchStepOf, type SchemeKind } from './palette/scheme-kind.ts';
export { suggestPaletteName, type GlossedHex } from './palette/suggest-palette-name.ts';
export { previewRoles, type PreviewRoles } from './preview-roles.ts';
export { decodeSchemeLink, encodeSchemeLink, schemeLinkParam } from './scheme-state/scheme-link.ts';
export { orderSwatchKeys, schemeGroups, swatchKeys } from './scheme-state/swatch-keys.ts';
export {
  freshScheme,
  type LinkedScheme,
  type SchemeState,
  type StateColor,
} from './scheme-state/scheme-state.ts';
export { schemeSwatches, type SchemeSwatch } from './scheme-state/scheme-swatches.ts';
export {
  dualPrimaryGroup,
  dualScheme,
  dualSteps,
  midColor,
  monoScheme,
  shadeOffsets,
  triadicScheme,
  triadicSteps,
  type Swatch,
  type SwatchType,
} from './schemes.ts';
export { simplifyCharacters } from './search/character-variants.ts';
export { colorsNamed, searchColors, type SearchableColor } from './search/search-colors.ts';
export { suggestContrast, type ContrastPart, type ContrastRepair } from './perception/suggest-contrast.ts';
export {
  CONTRAST_TARGETS,
  contrastBy,
  contrastTarget,
  meetsContrast,
  type ContrastMethod,
  type ContrastTarget,
} from './perception/contrast-target.ts';
export {
  COLOR_VISION_MATRICES,
  COLOR_VISIONS,
  confusablePairs,
  simulateColorVision,
  type ColorMatrix,
  type ColorVision,
  type ConfusablePair,
} from './perception/color-vision.ts';
