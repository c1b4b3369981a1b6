import type { PaintingTheme } from './painting/painting.ts';

const FLOWERS = /[花蕊瓣梅兰竹菊荷莲桃杏李梨樱桂棠榴茶蝶]/u;

/** Returns the theme of a picture for a colour name: flowers if the name has one, otherwise a landscape. */
export const themeOfName = (name: string): PaintingTheme => (FLOWERS.test(name) ? 'flowers' : 'landscape');
