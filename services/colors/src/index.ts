export { ColorsModule, type ColorsModuleOptions } from './colors.module.ts';
export { service } from './service.ts';
