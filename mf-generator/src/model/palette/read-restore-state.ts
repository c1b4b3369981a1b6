import { restorePalette, type PaletteFault, type RestoredPalette } from '@danqing/color-core';

export type RestoreState = { ok: true; palette: RestoredPalette } | { ok: false; code: PaletteFault };

/**
 * The palette that a navigation state brings along (specification part 1 §3, "Restore payload": primary, secondary, scheme).
 * Null: the state is about something else.
 */
export function readRestoreState(state: unknown): RestoreState | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('primary' in state || 'secondary' in state || 'scheme' in state)) return null;
  const { primary, secondary, scheme } = state as Record<string, unknown>;
  const swatches = scheme ?? [];
  if (!Array.isArray(swatches)) return { ok: false, code: 'PALETTE_INVALID' };
  return restorePalette([
    { hex: primary, type: 'primary' },
    { hex: secondary, type: 'secondary' },
    ...swatches.map(asSchemeEntry),
  ]);
}

/** Swatches may say which group they are of, in the place where the colours of a palette say what they are to it. */
function asSchemeEntry(swatch: unknown): unknown {
  return typeof swatch === 'object' && swatch !== null && !Array.isArray(swatch)
    ? { ...swatch, type: 'scheme' }
    : swatch;
}
