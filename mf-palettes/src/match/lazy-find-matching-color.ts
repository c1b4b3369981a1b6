import { lazyChunk } from '@danqing/ui-kit';

export const lazyFindMatchingColor = lazyChunk(() =>
  import('./find-matching-color.ts').then((module) => module.findMatchingColor),
);
