import nearness from '@danqing/area-kit/locales/zh.json';
import paletteExport from '@danqing/palette-export/locales/zh.json';

export { default } from '../locales/zh.json';
export const libraries = { 'palette-export': paletteExport, nearness };
