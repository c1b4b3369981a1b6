import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';

export const importDialog = lazyChunk(() =>
  withLateTexts(
    'picture-colors',
    failureCatalogues,
    import('./import-dialog.tsx').then((module) => module.ImportDialog),
  ),
);
