import { lazyChunk } from '@danqing/ui-kit';

export const lazyFindMatchingColor = lazyChunk(() =>
  import(/* webpackChunkName: "search" */ './find-matching-color.ts').then(
    (module) => module.findMatchingColor,
  ),
);
