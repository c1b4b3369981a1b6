import { lazyChunk } from '@danqing/ui-kit';

/** `colorOptions` with the rules of the search, for a field that is on a first page. */
export const lazyColorOptions = lazyChunk(() =>
  import('./color-options.ts').then((module) => module.colorOptions),
);
