import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { pictureCatalogues } from './picture-catalogues.ts';

/** The dialog for the colours of a picture, which the first page does without. */
export const imageDialog = latePart(() =>
  withLateTexts(
    'pictures',
    pictureCatalogues,
    withLateTexts(
      'picture-colors',
      failureCatalogues,
      import('./image-dialog.tsx').then((module) => module.ImageDialog),
    ),
  ),
);
