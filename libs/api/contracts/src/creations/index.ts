export * from './collections.ts';
export * from './creation-limits.ts';
export * from '../makers/makers.ts';
export * from './member-pictures.ts';
export * from './paintings.ts';
export * from './poems.ts';
export * from './videos.ts';
export type * from './port.ts';
