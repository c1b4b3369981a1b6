import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { nftCatalogues } from './nft-catalogues.ts';

/** The page of collectibles, which the list does without. */
export const nftsScreen = latePart(() =>
  withLateTexts(
    'nfts',
    nftCatalogues,
    import('./nfts-screen.tsx').then((module) => module.NftsScreen),
  ),
);
