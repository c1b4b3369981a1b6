export * from './beacons.ts';
export * from './console.ts';
export * from './own-addresses.ts';
export * from './publishing.ts';
export * from './releases.ts';
export * from './reserved-paths.ts';
export * from './routes.ts';
export * from './verify-document.ts';
export type * from './port.ts';
