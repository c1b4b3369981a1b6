export * from './makers.ts';
export * from './poems.ts';
