export { CREDITS_PORT, CreditsModule, type CreditsModuleOptions } from './credits.module.ts';
