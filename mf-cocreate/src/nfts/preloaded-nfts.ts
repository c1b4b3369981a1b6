import { readNfts } from '@danqing/api-client';
import type { NftsResponse } from '@danqing/contracts/cocreate';

declare global {
  interface Window {
    preloadedNfts?: unknown;
  }
}

export const preloadedNfts = (): NftsResponse | undefined => readNfts(window.preloadedNfts);
