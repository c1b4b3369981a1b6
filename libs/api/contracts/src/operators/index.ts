export * from './security-log.ts';
export * from './session.ts';
