import { z } from 'zod';
import { LOAD_OUTCOMES } from './moves.ts';
import { areaIdSchema } from './releases.ts';

/** Loads told at once by one page. */
export const MAX_OUTCOMES_PER_PAGE = 40;
/** Body of `POST /api/releases/beacons`, sent by `navigator.sendBeacon` as JSON text. */
export const beaconSchema = z.object({
  /** What the page was given; without a valid one nothing is counted. */
  token: z.string().max(300),
  /** From `ReceiptAnswer`; without it the page's loads are counted and have no say about a canary. */
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
    .max(MAX_OUTCOMES_PER_PAGE),
});
export type Beacon = z.infer<typeof beaconSchema>;
/** Body of `POST /api/releases/beacons/receipts`, which a page asks for once an area of it is there. */
export const receiptRequestSchema = beaconSchema.pick({ token: true });
/** Answer to it, whatever the token. */
export const receiptAnswerSchema = z.object({ receipt: z.string() });
export type ReceiptAnswer = z.infer<typeof receiptAnswerSchema>;
