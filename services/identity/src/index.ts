export { IdentityModule, type IdentityModuleOptions } from './identity.module.ts';
export { service } from './service.ts';
export { findMember } from './user/find-member.ts';
export { seedMembers, type MadeUpMember } from './user/seed-members.ts';
