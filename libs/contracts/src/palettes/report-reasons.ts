// Apart from the schemas: a browser that needs the reasons must not load zod with them.

/** What may be wrong with what members publish (terms of service, "what is not allowed"). */
export const REPORT_REASONS = ['illegal', 'offensive', 'personal', 'rights', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Characters of what a reporter adds. */
export const REPORT_TEXT_LENGTH = 500;
