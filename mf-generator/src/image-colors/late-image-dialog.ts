import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';

/** The dialog for the colours of a picture, which the first page does without. */
export const imageDialog = latePart(() =>
  withLateTexts(
    'picture-colors',
    failureCatalogues,
    import('./image-dialog.tsx').then((module) => module.ImageDialog),
  ),
);
