export * from './text-line.ts';
export * from './visible-text.ts';
