export * from './api-docs.ts';
export * from './policy-reports.ts';
