import { readNfts } from '@danqing/api-client';
import type { NftsResponse } from '@danqing/contracts/cocreate';

declare global {
  interface Window {
    /** The first page of collectibles, which the page itself may bring along (specification part 2 §7). */
    preloadedNfts?: unknown;
  }
}

/** The first page of collectibles as the page brought it along; undefined where it did not, or brought something else. */
export const preloadedNfts = (): NftsResponse | undefined => readNfts(window.preloadedNfts);
