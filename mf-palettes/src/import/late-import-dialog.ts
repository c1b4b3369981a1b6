import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';

/** The dialog that makes a palette of a file, which the first page does without. */
export const importDialog = latePart(() =>
  withLateTexts(
    'picture-colors',
    failureCatalogues,
    import('./import-dialog.tsx').then((module) => module.ImportDialog),
  ),
);
