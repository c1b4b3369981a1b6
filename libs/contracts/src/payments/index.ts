export * from './orders.ts';
export * from './sandbox.ts';
