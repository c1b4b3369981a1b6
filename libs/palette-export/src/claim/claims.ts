import { claimDownload } from '@danqing/api-client';
import { authorizedFetch, setCredits } from '@danqing/shell-sdk';

interface Claim {
  userId: number;
  paletteId: number;
}

const keyOf = ({ userId, paletteId }: Claim) => `${userId}:${paletteId}`;
const underway = new Map<string, Promise<void>>();
const claimed = new Set<string>();
const listeners = new Set<() => void>();

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
  claimed.add(keyOf(claim));
  listeners.forEach((listener) => listener());
}

/** Whether the member is known to have acquired the palette: since the page was loaded. */
export const isClaimed = (claim: Claim): boolean => claimed.has(keyOf(claim));

/** Calls the listener after every claim; returns how to stop that. */
export function subscribeToClaims(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
