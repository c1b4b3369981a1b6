import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { latePart } from '@danqing/ui-kit';
import { nftCatalogues } from './nft-catalogues.ts';

export const nftsScreen = latePart(() =>
  withLateTexts(
    'nfts',
    nftCatalogues,
    import('./nfts-screen.tsx').then((module) => module.NftsScreen),
  ),
);
