import { lazyChunk } from '@danqing/ui-kit';

export const creationFiles = lazyChunk(() => import('./creation-files.ts'));
