import nearness from '@danqing/area-kit/locales/en.json';
import paletteExport from '@danqing/palette-export/locales/en.json';

export { default } from '../locales/en.json';
export const libraries = { 'palette-export': paletteExport, nearness };
