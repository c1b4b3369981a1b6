import { z } from 'zod';

export const CREDIT_REASONS = [
  'signup',
  'purchase',
  'refund',
  'painting',
  'continue-creating',
  'color-picture',
  'video',
  'apply-pattern',
  'palette-export',
  'adjustment',
  'other',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

export const creditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime({ offset: true }),
  /** Negative for a charge. */
  amount: z.number().int(),
  balance_after: z.number().int(),
  reason: z.enum(CREDIT_REASONS),
  /** True for a refund of an earlier charge whose work failed. */
  returned: z.boolean(),
  order_id: z.string().nullable(),
  palette_id: z.number().int().nullable(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

export const creditHistoryQuerySchema = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type CreditHistoryQuery = z.output<typeof creditHistoryQuerySchema>;

export const creditHistorySchema = z.object({
  data: z.array(creditEntrySchema),
  next: z.number().int().nullable(),
});
export type CreditHistory = z.infer<typeof creditHistorySchema>;
export type CreditHistoryRequest = CreditHistoryQuery & { userId: number };

export const creditHistoryResponseSchema = creditHistorySchema.extend({ success: z.literal(true) });
export type CreditHistoryResponse = z.infer<typeof creditHistoryResponseSchema>;
