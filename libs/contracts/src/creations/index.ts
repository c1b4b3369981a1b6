export * from './collections.ts';
export * from './creation-limits.ts';
export * from './makers.ts';
export * from './paintings.ts';
export * from './poems.ts';
