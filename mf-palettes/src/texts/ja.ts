import nearness from '@danqing/area-kit/locales/ja.json';
import paletteExport from '@danqing/palette-export/locales/ja.json';

export { default } from '../locales/ja.json';
export const libraries = { 'palette-export': paletteExport, nearness };
