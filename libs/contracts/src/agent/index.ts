export * from './items.ts';
export * from './port.ts';
export * from './slides.ts';
