export * from './account-limit.ts';
export * from './describe-device.ts';
export * from './member-data.ts';
export * from './member-name.ts';
export * from './member-works.ts';
export * from './members.ts';
export * from './outbox.ts';
export * from './sign-in.ts';
export type * from './port.ts';
