import type { Hex } from '@danqing/color-core';
import type { PictureFault } from '@danqing/picture-colors';

/** A colour out of a file. */
export interface ImportedColor {
  hex: Hex;
  /** As the file has it. */
  name?: string;
}

/** What a file gave. */
export interface ImportedPalette {
  /** Of the palette or of the file; may be empty. */
  name: string;
  /** Each hex once. */
  colors: readonly ImportedColor[];
  /** Colours in the file, which may be more than were read. */
  total: number;
}

/** Of a palette file as @danqing/palette-formats says, of a picture as @danqing/picture-colors does. */
export type ImportFault =
  'unknown-format' | 'damaged' | 'too-large' | 'no-colors' | { picture: PictureFault };

/** Why a file gave no palette. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault, cause?: unknown) {
    super(`Import: ${typeof fault === 'string' ? fault : fault.picture}`, { cause });
    this.fault = fault;
  }
}
