import { z } from 'zod';
import { REPORT_REASONS, REPORT_TEXT_LENGTH, type ReportReason } from './report-reasons.ts';
import { TEXT_LINE } from './text-line.ts';

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

/** Why an operator did it: shown to the member concerned. */
export const moderationReasonSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= 200 && TEXT_LINE.test(text));
/** Body of `POST /api/operator/palettes/{id}/hide` and `POST /api/operator/members/{id}/limit`. */
export const moderationRequestSchema = z.object({ reason: moderationReasonSchema });
export type ModerationRequest = z.output<typeof moderationRequestSchema>;

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

/** Why and since when a member may publish nothing. */
export interface AccountLimit {
  reason: string;
  /** ISO 8601. */
  since: string;
}
/** Answer to `GET /api/operator/members/{id}`, and to what changes the member. */
export interface OperatorMember {
  id: number;
  name: string;
  created_at: string;
  limited: (AccountLimit & { by: string }) | null;
}
