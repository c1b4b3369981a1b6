import { exportDialogCatalogues } from '@danqing/palette-export';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';

export const exportDialog = lazyChunk(() =>
  withLateTexts(
    'palette-export-dialog',
    exportDialogCatalogues,
    import('./export-dialog-part.ts').then((module) => module.ExportDialog),
  ),
);
