import type { Hex } from '@danqing/color-core';
import type { UnreadEntry } from '@danqing/palette-formats';
import type { PictureProblem, PictureSize } from '@danqing/picture-colors';

export interface ImportedColor {
  hex: Hex;
  name?: string;
}

export const INK_CONVERSIONS = ['coated', 'formula'] as const;
export type InkConversion = (typeof INK_CONVERSIONS)[number];

export interface ImportedInks {
  count: number;
  /** The conversion that gave the palette's colours. */
  conversion: InkConversion;
  /** All colours of the palette by each conversion. `coated` is absent if its tables could not be loaded. */
  colors: Readonly<Partial<Record<InkConversion, readonly ImportedColor[]>>>;
}

export interface ImportedPalette {
  name: string;
  colors: readonly ImportedColor[];
  total: number;
  translucent?: number;
  unread?: readonly UnreadEntry[];
  inks?: ImportedInks;
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
