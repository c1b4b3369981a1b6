import type { Card, Icon } from '../card/card.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** Of a drawn palette. */
export type DrawingFormat = 'png' | 'pdf';

export interface SheetJob {
  format: DrawingFormat;
  sheet: Sheet;
}

/** What the drawing process is given, one at a time. Cards and icons become PNGs. */
export type DrawingJob = SheetJob | { format: 'card'; card: Card } | { format: 'icon'; icon: Icon };

/** The bytes of the file and those that the process then has in memory, or the stack of what went wrong. */
export type DrawingAnswer = { file: Uint8Array; memory: number } | { failure: string };
