export * from './order-prices.ts';
export * from './orders.ts';
export * from './sandbox.ts';
