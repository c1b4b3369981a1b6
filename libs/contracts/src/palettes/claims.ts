import { z } from 'zod';

/** Request of `POST /api/downloads/claim`: the right to export a resource, charged once per member and resource. */
export const claimRequestSchema = z.object({
  resourceType: z.enum(['palette']),
  resourceId: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().positive().max(2_147_483_647)),
});
export type ClaimRequest = z.infer<typeof claimRequestSchema>;

export const claimResponseSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** The member's balance after the claim. */
    credits: z.number().int(),
  }),
});
export type ClaimResponse = z.infer<typeof claimResponseSchema>;

/** Answer of `GET /api/downloads`. */
export const claimedPalettesResponseSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** The palettes of others that the member has claimed, the newest `CLAIMS_LISTED` claims. */
    paletteIds: z.array(z.number().int()),
  }),
});
export type ClaimedPalettesResponse = z.infer<typeof claimedPalettesResponseSchema>;

/** Most claims in an answer of `GET /api/downloads`, newest first; more than any member has. */
export const CLAIMS_LISTED = 10_000;
