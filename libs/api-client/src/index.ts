export { ApiError, helpfulReason } from './api-error.ts';
export { colorKeys, listColors } from './colors.ts';
export { changePalette, getPalette } from './one-palette.ts';
export {
  claimDownload,
  listClaimedPalettes,
  deletePalette,
  drawPaletteImage,
  drawPalettePdf,
  listOwnPalettes,
  listPublicPalettes,
  reportPalette,
  paletteKeys,
  savePalette,
  undeletePalette,
  type DrawablePalette,
  type OwnPalettePage,
  type OwnPalettesSearch,
  type PalettePage,
  type PublicPalettesSearch,
} from './palettes.ts';
export type { ListedPalette } from './read-palette.ts';
export {
  request,
  requestFile,
  type CallOptions,
  type FileRequestOptions,
  type RequestOptions,
} from './request.ts';
export { attemptFor, type SaveAttempt } from './save-attempt.ts';
