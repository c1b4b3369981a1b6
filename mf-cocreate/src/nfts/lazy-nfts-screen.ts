import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { lazyChunk } from '@danqing/ui-kit';
import { nftCatalogues } from './nft-catalogues.ts';

export const nftsScreen = lazyChunk(() =>
  withLateTexts(
    'nfts',
    nftCatalogues,
    import('./nfts-screen.tsx').then((module) => module.NftsScreen),
  ),
);
