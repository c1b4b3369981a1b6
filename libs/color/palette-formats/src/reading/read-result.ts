import type { Hex } from '@danqing/color-core';
import type { Inks } from '../print/inks.ts';

/**
 * Why an entry of a file is not among the colours:
 * - `unknown-model`: an unsupported colour model
 * - `invalid-value`: missing or non-numeric components
 * - `unresolved`: a missing or circular reference
 * - `transparent`: fully transparent
 * - `cut-off`: the file ends before it
 */
export const UNREAD_REASONS = [
  'unknown-model',
  'invalid-value',
  'unresolved',
  'transparent',
  'cut-off',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

export interface UnreadEntry {
  name: string;
  reason: UnreadReason;
}

export interface ReadColor {
  hex: Hex;
  name?: string | undefined;
  /** The file's colour is partly transparent; the hex is the opaque colour. */
  translucent?: boolean | undefined;
  /** The inks of a CMYK colour; the hex is theirs by the formula. */
  inks?: Inks | undefined;
}

export interface ReadPalette {
  name: string;
  colors: ReadColor[];
  /** Entries that are colours in the file but could not be read. */
  unread?: UnreadEntry[];
}
