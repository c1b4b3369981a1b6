import nearness from '@danqing/area-kit/locales/ja.json';

export { default } from '../locales/ja.json';
export const libraries = { nearness };
