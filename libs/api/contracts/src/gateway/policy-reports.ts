import { z } from 'zod';

const text = z.string().max(4000).optional().catch(undefined);
/** CSP violation report that browsers send to `report-uri` (CSP 3 §5.3). */
export const policyReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.number().int().optional().catch(undefined),
  }),
});
export type PolicyReport = z.output<typeof policyReportSchema>;
