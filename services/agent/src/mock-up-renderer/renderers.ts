import { scalePicture } from '@danqing/drawing/pictures';
import { flattenPattern } from '../pattern/flatten-pattern.ts';
import { drawMockUp } from './studio/draw-mock-up.ts';

export const renderers = { pattern: flattenPattern, products: drawMockUp, picture: scalePicture };
