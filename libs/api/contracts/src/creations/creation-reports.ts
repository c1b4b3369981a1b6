import { z } from 'zod';
import { REPORT_REASONS } from '../palettes/report-reasons.ts';

export const reportedCreationSchema = z.object({
  collectionId: z.number().int(),
  title: z.string(),
  content: z.string(),
  color: z.object({ name: z.string(), hex: z.string() }),
  picture: z.string().nullable(),
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
export type ReportedCreation = z.infer<typeof reportedCreationSchema>;
export const creationReportsResponseSchema = z.object({ creations: z.array(reportedCreationSchema) });
export type CreationReportsResponse = z.infer<typeof creationReportsResponseSchema>;
