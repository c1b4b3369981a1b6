import { latePart } from '@danqing/ui-kit';
import type * as edits from './palette-edits.ts';

export const latePalette = latePart(() => import('./palette-edits.ts'));
export type PaletteEdits = typeof edits;
