export * from './cocreate-limits.ts';
export * from './colors.ts';
export * from './generation.ts';
export * from './moderation.ts';
export * from './nfts.ts';
