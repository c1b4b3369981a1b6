import nearness from '@danqing/area-kit/locales/zh.json';

export { default } from '../locales/zh.json';
export const libraries = { nearness };
