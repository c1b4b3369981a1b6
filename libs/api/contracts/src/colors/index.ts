export * from './chart-layout.ts';
export * from './chart-pages.ts';
export * from './season.ts';
export * from './colors.ts';
export * from './stories.ts';
export * from './story-path.ts';
export type * from './port.ts';
