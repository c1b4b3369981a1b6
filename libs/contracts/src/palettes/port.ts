import { z } from 'zod';

/** What other services may ask of the palettes service. */
export interface PalettesPort {
  /** Who owns the palette, if `viewerId` may see it; null otherwise. */
  findOwner(paletteId: number, viewerId: number): Promise<{ ownerId: number } | null>;
}

/** Queue of jobs that the credits service adds, in the transaction of the charge, and the palettes service works off. */
export const PALETTE_CLAIMED_QUEUE = 'palettes-claimed';
/** A member other than the owner claimed the palette. */
export const paletteClaimedSchema = z.object({ paletteId: z.number(), userId: z.number() });
export type PaletteClaimed = z.infer<typeof paletteClaimedSchema>;
