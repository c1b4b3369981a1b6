import type { Hex } from '@danqing/color-core';
import type { UnreadEntry } from '@danqing/palette-formats';
import type { PictureProblem, PictureSize } from '@danqing/picture-colors';

export interface ImportedColor {
  hex: Hex;
  name?: string;
}

export interface ImportedPalette {
  name: string;
  colors: readonly ImportedColor[];
  total: number;
  translucent?: number;
  unread?: readonly UnreadEntry[];
  /** Size of a picture that was too large to decode completely. */
  reducedFrom?: PictureSize | null;
}

export type ImportFault =
  'unknown-format' | 'damaged' | 'too-large' | 'no-colors' | { picture: PictureProblem };

export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault, cause?: unknown) {
    super(`Import: ${typeof fault === 'string' ? fault : fault.picture}`, { cause });
    this.fault = fault;
  }
}
