import type { PaletteSource } from './open-palette.ts';
import { restorePalette, type PaletteProblem, type RestoredPalette } from '@danqing/color-core';

export interface CarriedPalette extends RestoredPalette {
  colors?: unknown;
  source?: PaletteSource | undefined;
}

export type RestoreState = { ok: true; palette: CarriedPalette } | { ok: false; code: PaletteProblem };

/**
 * Reads the palette of a navigation state (specification part 1 §3, "Restore payload"). Returns null if the
 * state is about something else.
 */
export function readRestoreState(state: unknown): RestoreState | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('primary' in state || 'secondary' in state || 'scheme' in state)) return null;
  const { primary, secondary, scheme } = state as Record<string, unknown>;
  const swatches = scheme ?? [];
  if (!Array.isArray(swatches)) return { ok: false, code: 'PALETTE_INVALID' };
  const { colors, source } = state as CarriedPalette;
  if (colors !== undefined) {
    const restored = restorePalette(colors);
    return restored.ok ? { ok: true, palette: { ...restored.palette, colors, source } } : restored;
  }
  return restorePalette([
    { hex: primary, type: 'primary' },
    { hex: secondary, type: 'secondary' },
    ...swatches.map(asSchemeEntry),
  ]);
}

/** Restore payloads may store a swatch's group in `type`, where palettes store the role. */
function asSchemeEntry(swatch: unknown): unknown {
  return typeof swatch === 'object' && swatch !== null && !Array.isArray(swatch)
    ? { ...swatch, type: 'scheme' }
    : swatch;
}
