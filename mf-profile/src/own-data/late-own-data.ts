import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { ownDataCatalogues } from './own-data-catalogues.ts';

/** The member's data and account, at the end of the page, which its beginning does without. */
export const ownDataSection = latePart(() =>
  withLateTexts(
    'own-data',
    ownDataCatalogues,
    import('./own-data-section.tsx').then((module) => module.OwnDataSection),
  ),
);

/** What says that the account is to be erased, for the few whose is. */
export const erasureNote = latePart(() =>
  withLateTexts(
    'own-data',
    ownDataCatalogues,
    import('./erasure-note.tsx').then((module) => module.ErasureNote),
  ),
);
