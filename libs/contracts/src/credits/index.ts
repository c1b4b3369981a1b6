export * from './claims.ts';
export * from './prices.ts';
export type * from './port.ts';
