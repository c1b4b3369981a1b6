import { exportDialogCatalogues } from '@danqing/palette-export';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';

export const exportDialog = latePart(() =>
  withLateTexts(
    'palette-export-dialog',
    exportDialogCatalogues,
    import('./export-dialog-part.ts').then((module) => module.ExportDialog),
  ),
);
