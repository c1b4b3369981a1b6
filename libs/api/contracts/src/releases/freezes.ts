import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { areaIdSchema } from './releases.ts';

export const MAX_FREEZE_DAYS = 60;
/** Freezes that have not ended, in one environment. */
export const MAX_FREEZES = 100;
const DAY_MS = 86_400_000;

export const newFreezeSchema = z
  .object({
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    /** Omitted: all areas. */
    area: areaIdSchema.optional(),
    reason: z.string().trim().min(1).max(500).regex(TEXT_LINE),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { error: 'must end after it begins' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_FREEZE_DAYS * DAY_MS, {
    error: `must not last longer than ${MAX_FREEZE_DAYS} days`,
  });
export type NewFreeze = z.input<typeof newFreezeSchema>;

/** A time in which releases reach no more visitors, unless an operator forces a move. */
export const freezeSchema = z.object({
  id: z.number().int(),
  /** Null for all areas. */
  area: z.string().nullable(),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }),
  reason: z.string(),
  created_by: z.string(),
});
export type Freeze = z.infer<typeof freezeSchema>;

export const freezeIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
export const freezeResponseSchema = z.object({ freeze: freezeSchema });
export type FreezeResponse = z.infer<typeof freezeResponseSchema>;
export const freezesResponseSchema = z.object({ freezes: z.array(freezeSchema) });
export type FreezesResponse = z.infer<typeof freezesResponseSchema>;
