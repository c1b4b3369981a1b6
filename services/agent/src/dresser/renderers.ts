import { scalePicture } from '@danqing/drawing/pictures';
import { flattenPattern } from '../pattern/flatten-pattern.ts';
import { drawDressing } from './studio/draw-dressing.ts';

export const renderers = { pattern: flattenPattern, products: drawDressing, picture: scalePicture };
