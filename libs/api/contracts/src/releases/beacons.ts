import { z } from 'zod';
import { LOAD_OUTCOMES } from './moves.ts';
import { areaIdSchema } from './releases.ts';

export const MAX_OUTCOMES_PER_BEACON = 40;
/** `navigator.sendBeacon` sends the JSON as text. */
export const beaconSchema = z.object({
  token: z.string().max(100),
  /**
   * The receipt from `receiptResponseSchema`. Loads without a receipt are counted, but do not affect a
   * canary's evaluation.
   */
  receipt: z.string().max(60).optional(),
  outcomes: z
    .array(
      z.object({
        area: areaIdSchema,
        release: z.string().regex(/^[0-9a-f]{16}$/),
        outcome: z.enum(LOAD_OUTCOMES),
      }),
    )
    .min(1)
    .max(MAX_OUTCOMES_PER_BEACON),
});
export type Beacon = z.infer<typeof beaconSchema>;
export const receiptRequestSchema = beaconSchema.pick({ token: true });
export const receiptResponseSchema = z.object({ receipt: z.string() });
export type ReceiptResponse = z.infer<typeof receiptResponseSchema>;
