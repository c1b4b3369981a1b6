import type { Hex } from '@danqing/color-core';

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

/** `picture`: no colours could be taken from it; the others as @danqing/palette-formats says. */
export type ImportFault = 'unknown-format' | 'damaged' | 'too-large' | 'no-colors' | 'picture';

/** Why a file gave no palette. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly fault: ImportFault;

  constructor(fault: ImportFault, cause?: unknown) {
    super(`Import: ${fault}`, { cause });
    this.fault = fault;
  }
}
