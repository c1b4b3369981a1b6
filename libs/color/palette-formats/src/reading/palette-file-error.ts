export const PALETTE_FILE_ERRORS = ['unknown-format', 'damaged', 'too-large', 'no-colors'] as const;
export type PaletteFileErrorCode = (typeof PALETTE_FILE_ERRORS)[number];

/** Error for a palette file that cannot be read; `code` is the reason. */
export class PaletteFileError extends Error {
  override name = 'PaletteFileError';
  readonly code: PaletteFileErrorCode;

  constructor(code: PaletteFileErrorCode) {
    super(`Palette file: ${code}`);
    this.code = code;
  }
}
