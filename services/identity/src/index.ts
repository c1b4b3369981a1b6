export { IdentityModule, type IdentityModuleOptions } from './identity.module.ts';
export { service } from './service.ts';
export { findMember } from './programs/find-member.ts';
export { seedMembers, type ExampleMember } from './programs/seed-members.ts';
