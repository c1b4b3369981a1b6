export * from './export-file-name.ts';
export * from './palette-limits.ts';
export * from './palettes.ts';
export * from './port.ts';
export * from './report-reasons.ts';
export * from './reports.ts';
