import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { ownDataCatalogues } from './own-data-catalogues.ts';

export const ownDataSection = lazyChunk(() =>
  withLateTexts(
    'own-data',
    ownDataCatalogues,
    import('./own-data-section.tsx').then((module) => module.OwnDataSection),
  ),
);

export const erasureNote = lazyChunk(() =>
  withLateTexts(
    'own-data',
    ownDataCatalogues,
    import('./erasure-note.tsx').then((module) => module.ErasureNote),
  ),
);
