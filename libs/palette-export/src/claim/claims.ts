import { claimDownload } from '@danqing/api-client';
import { authorizedFetch, setCredits } from '@danqing/shell-sdk';
import { createStore, useStore } from 'zustand';

interface Claim {
  userId: number;
  paletteId: number;
}

const keyOf = ({ userId, paletteId }: Claim) => `${userId}:${paletteId}`;
const underway = new Map<string, Promise<void>>();
/** What was claimed since the page was loaded. */
const claims = createStore<ReadonlySet<string>>()(() => new Set());

/**
 * Acquires another's palette and shows the new balance. Two exports at once share one claim. It cannot be aborted: the
 * charge may have happened already.
 *
 * @throws {ApiError} as `claimDownload`
 */
export function claimPalette(claim: Claim, basePath: string): Promise<void> {
  const key = keyOf(claim);
  const running = underway.get(key);
  if (running) return running;
  const attempt = askForPalette(claim, basePath).finally(() => underway.delete(key));
  underway.set(key, attempt);
  return attempt;
}

async function askForPalette(claim: Claim, basePath: string): Promise<void> {
  const request = { resourceType: 'palette', resourceId: claim.paletteId } as const;
  setCredits(await claimDownload(request, { basePath, fetch: authorizedFetch }));
  claims.setState((claimed) => new Set(claimed).add(keyOf(claim)), true);
}

/** Whether the member is known to have acquired the palette: since the page was loaded. */
export const isClaimed = (claim: Claim): boolean => claims.getState().has(keyOf(claim));

/** `isClaimed`, as it changes; false for no claim. */
export const useIsClaimed = (claim: Claim | null | undefined): boolean =>
  useStore(claims, (claimed) => !!claim && claimed.has(keyOf(claim)));
