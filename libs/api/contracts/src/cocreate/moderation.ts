import { z } from 'zod';
import { REPORT_REASONS } from '../palettes/report-reasons.ts';

export const reportedColorSchema = z.object({
  colorId: z.number().int(),
  name: z.string(),
  hex: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  author: z.object({ id: z.number().int(), name: z.string() }),
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
export const colorReportsResponseSchema = z.object({ colors: z.array(reportedColorSchema) });
export type ColorReportsResponse = z.infer<typeof colorReportsResponseSchema>;

export const blockedWordSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((word) => /[\p{L}\p{N}]/u.test(word) && !/[\0\p{Cs}\p{Cc}]/u.test(word));
export const blockedWordRequestSchema = z.object({ word: blockedWordSchema });
export type BlockedWordRequest = z.output<typeof blockedWordRequestSchema>;
export const blockedWordsResponseSchema = z.object({
  words: z.array(z.object({ word: z.string(), by: z.string(), at: z.iso.datetime({ offset: true }) })),
});
export type BlockedWordsResponse = z.infer<typeof blockedWordsResponseSchema>;
