import { z } from 'zod';
import { REPORT_REASONS } from '../palettes/report-reasons.ts';

/** A co-created colour that was reported, with the reports that no operator has closed. */
export const reportedColorSchema = z.object({
  colorId: z.number().int(),
  name: z.string(),
  hex: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  author: z.object({ id: z.number().int(), name: z.string() }),
  /** Why it is hidden; null while it is not. */
  hiddenReason: z.string().nullable(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      reporter: z.string(),
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type ReportedColor = z.infer<typeof reportedColorSchema>;
/** Answer to `GET /api/operator/co-create/reports`: the latest reported first, at most 100. */
export const colorReportsResponseSchema = z.object({ colors: z.array(reportedColorSchema) });
export type ColorReportsResponse = z.infer<typeof colorReportsResponseSchema>;

/** A word that no name and no description may hold. */
export const refusedWordSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((word) => /[\p{L}\p{N}]/u.test(word) && !/[\0\p{Cs}\p{Cc}]/u.test(word));
/** Body of `POST /api/operator/co-create/words` and `POST …/words/remove`. */
export const refusedWordRequestSchema = z.object({ word: refusedWordSchema });
export type RefusedWordRequest = z.output<typeof refusedWordRequestSchema>;
/** Answer to `GET /api/operator/co-create/words`. */
export const refusedWordsResponseSchema = z.object({
  words: z.array(z.object({ word: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) })),
});
export type RefusedWordsResponse = z.infer<typeof refusedWordsResponseSchema>;
