export * from './items.ts';
export * from './port.ts';
