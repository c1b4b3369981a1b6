export * from './claims.ts';
export * from './export-file-name.ts';
export * from './palette-limits.ts';
export * from './palettes.ts';
