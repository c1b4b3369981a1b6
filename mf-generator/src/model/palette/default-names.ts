import type { CustomColor } from '../chosen-color.ts';

/**
 * Default names that saved palettes give unlisted colours: `custom` and `customImage` of every catalogue. A
 * page loads only one of the catalogues.
 */
const TYPED = new Set(['自定义颜色', 'Custom colour', 'カスタムカラー']);
const OF_PICTURE = new Set(['图片提取色', 'Colour from a picture', '画像から抽出した色']);

export function defaultNameOrigin(name: string | undefined): Pick<CustomColor, 'origin'> | null {
  if (name === undefined) return null;
  if (OF_PICTURE.has(name)) return { origin: 'image' };
  return TYPED.has(name) ? {} : null;
}
