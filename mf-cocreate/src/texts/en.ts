import nearness from '@danqing/area-kit/locales/en.json';

export { default } from '../locales/en.json';
export const libraries = { nearness };
