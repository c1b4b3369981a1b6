export * from './account-limit.ts';
export * from './author-path.ts';
export * from './describe-device.ts';
export * from './member-name.ts';
export * from './member-works.ts';
export * from './members.ts';
export * from './outbox.ts';
export * from './sign-in.ts';
export type * from './port.ts';
