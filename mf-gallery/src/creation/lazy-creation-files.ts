import { lazyChunk } from '@danqing/ui-kit';

/** The code that draws the files. */
export const creationFiles = lazyChunk(() => import('./creation-files.ts'));
