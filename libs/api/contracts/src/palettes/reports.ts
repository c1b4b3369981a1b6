import { z } from 'zod';
import { REPORT_REASONS, REPORT_TEXT_LENGTH } from './report-reasons.ts';

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

export const reportedPaletteSchema = z.object({
  paletteId: z.number().int(),
  name: z.string(),
  description: z.string(),
  colors: z.array(z.string()),
  author: z.object({ id: z.number().int(), name: z.string() }),
  isPublic: z.boolean(),
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
export type ReportedPalette = z.infer<typeof reportedPaletteSchema>;
export const reportsResponseSchema = z.object({ palettes: z.array(reportedPaletteSchema) });
export type ReportsResponse = z.infer<typeof reportsResponseSchema>;
