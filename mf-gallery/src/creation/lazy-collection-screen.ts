import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { collectionCatalogues } from './collection-catalogues.ts';

export const collectionScreen = lazyChunk(() =>
  withLateTexts(
    'collection',
    collectionCatalogues,
    import('./collection-screen.tsx').then((module) => module.CollectionScreen),
  ),
);
