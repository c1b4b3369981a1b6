export * from './history.ts';
export * from './prices.ts';
export type * from './port.ts';
