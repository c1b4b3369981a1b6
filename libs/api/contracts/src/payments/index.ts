export * from './order-prices.ts';
export * from './orders.ts';
export * from './payment-methods.ts';
export * from './sandbox.ts';
