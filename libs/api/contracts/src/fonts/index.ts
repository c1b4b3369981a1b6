export * from './font-address.ts';
