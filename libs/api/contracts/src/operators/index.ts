export * from './moderation.ts';
export * from './security-log.ts';
export * from './session.ts';
