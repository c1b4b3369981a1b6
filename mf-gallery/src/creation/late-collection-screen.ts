import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { collectionCatalogues } from './collection-catalogues.ts';

export const collectionScreen = latePart(() =>
  withLateTexts(
    'collection',
    collectionCatalogues,
    import('./collection-screen.tsx').then((module) => module.CollectionScreen),
  ),
);
