import { PRICES } from '@danqing/contracts/credits';
import { usePageData, useSession } from '@danqing/shell-sdk';
import { useEffect } from 'react';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { loadClaims, useIsClaimed } from './claims.ts';

/**
 * What the next export of a palette costs. `unsaved` and `own` ones are free; `claimed` is paid for; a `stranger` is
 * told the price before it is known whose palette it is.
 */
export type ExportPrice = {
  reason: 'unsaved' | 'own' | 'claimed' | 'other' | 'stranger' | 'unsaved-stranger';
  /** 0: free. */
  credits: number;
};

/** The price for the current visitor; follows sign-in, sign-out and claims. */
export function useExportPrice({ saved }: ExportablePalette): ExportPrice {
  const { basePath } = usePageData();
  const { status, user } = useSession();
  const claimed = useIsClaimed(user && saved && { userId: user.id, paletteId: saved.id });
  // Not while a remembered session is checked: it may be over.
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
