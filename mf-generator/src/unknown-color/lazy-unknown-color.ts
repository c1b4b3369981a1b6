import { lazyChunk } from '@danqing/ui-kit';

export const unknownColor = lazyChunk(() =>
  import('./unknown-color.tsx').then((module) => module.UnknownColor),
);
