import { PRICES } from '@danqing/contracts/credits';
import { usePageData, useSession } from '@danqing/shell-sdk';
import { useEffect } from 'react';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { loadClaims, useIsClaimed } from './claims.ts';

/**
 * Price of the next export. `unsaved` and `own` are free, `claimed` is already paid. A signed-out visitor
 * (`stranger`) sees the full price, because ownership and claims are unknown.
 */
export type ExportPrice = {
  reason: 'unsaved' | 'own' | 'claimed' | 'other' | 'stranger' | 'unsaved-stranger';
  credits: number;
};

/** Returns the price for the current visitor; follows sign-in, sign-out and claims. */
export function useExportPrice({ saved }: ExportablePalette): ExportPrice {
  const { basePath } = usePageData();
  const { status, user } = useSession();
  const claimed = useIsClaimed(user && saved && { userId: user.id, paletteId: saved.id });
  // Loads claims only after a stored session is verified, because it may have expired.
  const mayHaveClaimed =
    status === 'signed-in' && !!saved && saved.ownerId !== user?.id ? user?.id : undefined;
  useEffect(() => {
    if (mayHaveClaimed !== undefined) void loadClaims(mayHaveClaimed, basePath);
  }, [mayHaveClaimed, basePath]);
  if (!saved) return { reason: user ? 'unsaved' : 'unsaved-stranger', credits: 0 };
  if (!user) return { reason: 'stranger', credits: PRICES.paletteExport };
  if (user.id === saved.ownerId) return { reason: 'own', credits: 0 };
  if (claimed) return { reason: 'claimed', credits: 0 };
  return { reason: 'other', credits: PRICES.paletteExport };
}
