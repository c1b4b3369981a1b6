import { lazyChunk } from '@danqing/ui-kit';
import type * as edits from './palette-edits.ts';

export const lazyPalette = lazyChunk(() => import('./palette-edits.ts'));
export type PaletteEdits = typeof edits;
