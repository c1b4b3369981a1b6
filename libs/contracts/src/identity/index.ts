export * from './describe-device.ts';
export * from './member-name.ts';
export * from './sign-in.ts';
export type * from './account-limit.ts';
export type * from './port.ts';
