export { accentGrounds, accentSet, type AccentSet, type Theme } from './accent.ts';
export { accentStyle } from './accent-style.ts';
export { contrastRatio, quietTextOn, textOn } from './contrast.ts';
export { colorGrid } from './grid.ts';
export { hexToCmyk, hexToRgb, InvalidHexError, parseHex, type Hex } from './hex.ts';
export { nameSwatches, readsWell } from './names.ts';
export { nearestColors, type NamedHex, type Nearest } from './nearest.ts';
export { hexToOklch, oklchToHex, type Delivered, type Oklch } from './oklch.ts';
export { previewRoles, type PreviewRoles } from './preview-roles.ts';
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
export { searchColors, type SearchableColor } from './search.ts';
