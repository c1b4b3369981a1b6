import { z } from 'zod';
import { REPORT_REASONS, REPORT_TEXT_LENGTH, type ReportReason } from './report-reasons.ts';

/** Body of `POST /api/palettes/{id}/reports`. */
export const reportRequestSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z
    .string()
    .trim()
    .refine((text) => [...text].length <= REPORT_TEXT_LENGTH && !/[\0\p{Cs}]/u.test(text))
    .default(''),
});
export type ReportRequest = z.output<typeof reportRequestSchema>;
/** A second report of the same palette by the same reporter answers the same and changes nothing. */
export interface ReportResponse {
  success: true;
  message: string;
}

/** A palette that was reported, with the reports that no operator has closed. */
export interface ReportedPalette {
  paletteId: number;
  name: string;
  description: string;
  colors: string[];
  author: { id: number; name: string };
  isPublic: boolean;
  /** Why it is hidden; null while it is not. */
  hiddenReason: string | null;
  reports: { reason: ReportReason; text: string; reporter: string; at: string }[];
}
/** Answer to `GET /api/operator/reports`: the latest reported first, at most 100. */
export interface ReportsResponse {
  palettes: ReportedPalette[];
}
