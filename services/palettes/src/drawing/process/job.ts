import type { Sheet } from '../sheet/sheet.ts';

export type DrawingFormat = 'png' | 'pdf';

/** What the drawing process is given, one at a time. */
export interface DrawingJob {
  format: DrawingFormat;
  sheet: Sheet;
}

/** The bytes of the file, or the stack of what went wrong. */
export type DrawingAnswer = { file: Uint8Array } | { failure: string };
