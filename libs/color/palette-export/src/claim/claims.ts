import { claimDownload, listClaimedPalettes } from '@danqing/api-client';
import { authorizedFetch, setCredits } from '@danqing/shell-sdk';
import { createStore, useStore } from 'zustand';

interface Claim {
  userId: number;
  paletteId: number;
}

const keyOf = ({ userId, paletteId }: Claim) => `${userId}:${paletteId}`;
const underway = new Map<string, Promise<void>>();
const claims = createStore<ReadonlySet<string>>()(() => new Set());
const loads = new Map<number, Promise<void>>();

/**
 * Claims another member's palette and shows the new balance. Concurrent exports share one request. A claim
 * cannot be aborted, because the charge may already have happened.
 *
 * @throws {ApiError} when `claimDownload` fails
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
  remember([claim]);
}

/**
 * Loads the member's earlier claims once per page. A failure is ignored, because the server charges only once
 * anyway; the next call retries.
 */
export function loadClaims(userId: number, basePath: string): Promise<void> {
  const known = loads.get(userId);
  if (known) return known;
  const load = listClaimedPalettes({ basePath, fetch: authorizedFetch }).then(
    (ids) => remember(ids.map((paletteId) => ({ userId, paletteId }))),
    () => void loads.delete(userId),
  );
  loads.set(userId, load);
  return load;
}

const remember = (known: readonly Claim[]): void =>
  claims.setState((claimed) => new Set([...claimed, ...known.map(keyOf)]), true);

export const useIsClaimed = (claim: Claim | null | undefined): boolean =>
  useStore(claims, (claimed) => !!claim && claimed.has(keyOf(claim)));
