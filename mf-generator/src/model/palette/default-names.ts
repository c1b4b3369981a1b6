import type { CustomColor } from '../chosen-color.ts';

/**
 * What saved palettes call a chosen colour that the list does not have, in the language in which they were saved: the texts
 * `custom` and `customImage` of all catalogues, of which a page has one.
 */
const TYPED = new Set(['自定义颜色', 'Custom colour', 'カスタムカラー']);
const OF_PICTURE = new Set(['图片提取色', 'Colour from a picture', '画像から抽出した色']);

/** Where a colour came from that is called so by default; null for a name that somebody gave it. */
export function defaultNameOrigin(name: string | undefined): Pick<CustomColor, 'origin'> | null {
  if (name === undefined) return null;
  if (OF_PICTURE.has(name)) return { origin: 'image' };
  return TYPED.has(name) ? {} : null;
}
