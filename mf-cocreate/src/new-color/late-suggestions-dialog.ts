import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { newColorCatalogues } from './new-color-catalogues.ts';

/** The dialog of suggested names, which the list does without. */
export const suggestionsDialog = latePart(() =>
  withLateTexts(
    'new-color',
    newColorCatalogues,
    import('../suggestions/suggestions-dialog.tsx').then((module) => module.SuggestionsDialog),
  ),
);
