// A separate module without schemas, so that a browser does not load zod for the reasons.

/** From the terms of service, "what is not allowed". */
export const REPORT_REASONS = ['illegal', 'offensive', 'personal', 'rights', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_TEXT_LENGTH = 500;
