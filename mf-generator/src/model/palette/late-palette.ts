import { latePart } from '@danqing/ui-kit';
import type * as edits from './palette-edits.ts';

/** Everything that opens and changes palettes of any size, which a generated scheme does without. */
export const latePalette = latePart(() => import('./palette-edits.ts'));
export type PaletteEdits = typeof edits;
