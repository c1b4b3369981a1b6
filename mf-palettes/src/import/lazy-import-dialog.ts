import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { inkCatalogues } from './ink-catalogues.ts';

export const importDialog = lazyChunk(() =>
  withLateTexts(
    'picture-colors',
    failureCatalogues,
    withLateTexts(
      'import-inks',
      inkCatalogues,
      import('./import-dialog.tsx').then((module) => module.ImportDialog),
    ),
  ),
);
