export * from './colors-port.ts';
export * from './creations-port.ts';
export * from './credits-port.ts';
export * from './identity-port.ts';
export * from './member-data-ports.ts';
export * from './operators-port.ts';
export * from './pages-port.ts';
export * from './port.ts';
