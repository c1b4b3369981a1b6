export * from './rights.ts';
export * from './security-log.ts';
export * from './session.ts';
