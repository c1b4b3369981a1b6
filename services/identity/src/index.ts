export { identityConfigFields, identitySettings, type IdentitySettings } from './identity-config.ts';
export { IdentityModule, type IdentityModuleOptions } from './identity.module.ts';
export { findMember } from './user/find-member.ts';
