export * from './makers.ts';
