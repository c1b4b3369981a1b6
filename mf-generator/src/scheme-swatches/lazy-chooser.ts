import { lazyChunk } from '@danqing/ui-kit';

export const chooser = lazyChunk(() =>
  import('./chooser-popover.tsx').then((module) => module.ChooserPopover),
);
