import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { useIsClaimed } from './claims.ts';

/**
 * What the next export of a palette costs. `unsaved` and `own` ones are free; `claimed` is paid for; a `stranger` is
 * told the price before it is known whose palette it is.
 */
export type ExportPrice = {
  reason: 'unsaved' | 'own' | 'claimed' | 'other' | 'stranger' | 'unsaved-stranger';
  /** 0: free. */
  credits: number;
};

/** The price for whoever is at the screen; follows sign-in, sign-out and claims. */
export function useExportPrice({ saved }: ExportablePalette): ExportPrice {
  const { user } = useSession();
  const claimed = useIsClaimed(user && saved && { userId: user.id, paletteId: saved.id });
  if (!saved) return { reason: user ? 'unsaved' : 'unsaved-stranger', credits: 0 };
  if (!user) return { reason: 'stranger', credits: PRICES.paletteExport };
  if (user.id === saved.ownerId) return { reason: 'own', credits: 0 };
  if (claimed) return { reason: 'claimed', credits: 0 };
  return { reason: 'other', credits: PRICES.paletteExport };
}
