export { COLORS_PORT, ColorsModule, type ColorsModuleOptions } from './colors.module.ts';
