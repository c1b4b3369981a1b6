import { failureCatalogues } from '@danqing/picture-colors';
import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { pictureCatalogues } from './picture-catalogues.ts';

export const imageDialog = lazyChunk(() =>
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
