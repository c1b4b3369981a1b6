export * from './cocreate-limits.ts';
export * from './colors.ts';
export * from './generation.ts';
export * from './blocked-words.ts';
export * from './nfts.ts';
