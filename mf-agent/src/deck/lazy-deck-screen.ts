import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { deckCatalogues } from './deck-catalogues.ts';

export const deckScreen = lazyChunk(() =>
  withLateTexts(
    'deck',
    deckCatalogues,
    import('./deck-screen.tsx').then((module) => module.DeckScreen),
  ),
);
