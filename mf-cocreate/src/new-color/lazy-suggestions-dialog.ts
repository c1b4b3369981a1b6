import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { newColorCatalogues } from './new-color-catalogues.ts';

export const suggestionsDialog = lazyChunk(() =>
  withLateTexts(
    'new-color',
    newColorCatalogues,
    import('../suggestions/suggestions-dialog.tsx').then((module) => module.SuggestionsDialog),
  ),
);
