import { z } from 'zod';
import { REPORT_REASONS } from '../palettes/report-reasons.ts';

/** A creation that was reported, with the reports that no operator has closed. */
export const reportedCreationSchema = z.object({
  collectionId: z.number().int(),
  title: z.string(),
  /** The poem with its marks. */
  content: z.string(),
  color: z.object({ name: z.string(), hex: z.string() }),
  /** Path of a small picture, below the base path; null without any. */
  picture: z.string().nullable(),
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
export type ReportedCreation = z.infer<typeof reportedCreationSchema>;
/** Answer to `GET /api/operator/creation-reports`: the latest reported first, at most 100. */
export const creationReportsResponseSchema = z.object({ creations: z.array(reportedCreationSchema) });
export type CreationReportsResponse = z.infer<typeof creationReportsResponseSchema>;
