export * from './content-kinds.ts';
export * from './report-reasons.ts';
export * from './reports.ts';
