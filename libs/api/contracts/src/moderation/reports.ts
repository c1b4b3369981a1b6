import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { REPORT_REASONS, REPORT_TEXT_LENGTH } from './report-reasons.ts';

export const contentIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

export const reportRequestSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z
    .string()
    .trim()
    .refine((text) => [...text].length <= REPORT_TEXT_LENGTH && !/[\0\p{Cs}]/u.test(text))
    .default(''),
});
export type ReportRequest = z.output<typeof reportRequestSchema>;
export const reportResponseSchema = z.object({ success: z.literal(true), message: z.string() });
export type ReportResponse = z.infer<typeof reportResponseSchema>;

export const reportedItemSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** `#RRGGBB` */
  colors: z.array(z.string()),
  /** Path without the base path. */
  picture: z.string().nullable(),
  author: z.object({ id: z.number().int(), name: z.string() }),
  hiddenReason: z.string().nullable(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      /** `member <id>` or `network <address>` */
      reporter: z.string(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type ReportedItem = z.infer<typeof reportedItemSchema>;
export const reportedItemsResponseSchema = z.object({ items: z.array(reportedItemSchema) });
export type ReportedItemsResponse = z.infer<typeof reportedItemsResponseSchema>;

/** The affected member sees this text. */
export const moderationReasonSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= 200 && TEXT_LINE.test(text));
export const moderationRequestSchema = z.object({ reason: moderationReasonSchema });
export type ModerationRequest = z.output<typeof moderationRequestSchema>;
