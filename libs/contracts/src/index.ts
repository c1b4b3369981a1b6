export * from './colors.ts';
export * from './errors.ts';
export * from './identity.ts';
export * from './locale.ts';
export * from './page.ts';
export * from './page-head.ts';
export * from './releases.ts';
export * from './routes.ts';
export type * from './ports.ts';
