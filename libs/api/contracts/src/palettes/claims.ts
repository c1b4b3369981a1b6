import { z } from 'zod';

/** A claim is the right to export a resource, charged once per member and resource. */
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
    credits: z.number().int(),
  }),
});
export type ClaimResponse = z.infer<typeof claimResponseSchema>;

export const claimedPalettesResponseSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    paletteIds: z.array(z.number().int()),
  }),
});
export type ClaimedPalettesResponse = z.infer<typeof claimedPalettesResponseSchema>;

export const CLAIMS_LISTED = 10_000;
