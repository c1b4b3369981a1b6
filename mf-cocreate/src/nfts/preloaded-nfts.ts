import { readNfts } from '@danqing/api-client';
import type { NftsResponse } from '@danqing/contracts/cocreate';

declare global {
  interface Window {
    preloadedNfts?: unknown;
  }
}

/** Returns the preloaded first page, or undefined if it is absent or malformed. */
export const preloadedNfts = (): NftsResponse | undefined => readNfts(window.preloadedNfts);
