import type { CountedColor } from './color-groups.ts';
import type { Lab } from './pixels.ts';

/** Distance in the OKLab plane of a and b at which a colour stands out completely. */
const STANDS_OUT = 0.15;
/** OKLab chroma from which a colour is colourful. Grey does not stand out. */
const COLOURFUL = 0.1;
/** Factor by which the most salient pixels count more in the grouping of colours. */
const GROUPING_GAIN = 30;
/** Factor by which the most salient colours count more in the order. */
const ORDER_GAIN = 16;
/** Maximum weight that salience adds in the order, as a share of the picture. */
const ORDER_LIMIT = 0.125;

export type Salience = (color: Lab) => number;

/**
 * Returns how much a colour stands out from the picture as a whole, 0-1: how colourful it is, and how far its
 * hue and chroma are from the mean.
 */
export function salienceIn(counted: readonly CountedColor[]): Salience {
  const total = counted.reduce((sum, { pixels }) => sum + pixels, 0);
  const mean = (channel: 'a' | 'b') =>
    counted.reduce((sum, { lab, pixels }) => sum + lab[channel] * pixels, 0) / total;
  const [a, b] = [mean('a'), mean('b')];
  return (color) =>
    Math.min(1, Math.hypot(color.a - a, color.b - b) / STANDS_OUT) *
    Math.min(1, Math.hypot(color.a, color.b) / COLOURFUL);
}

/**
 * Weighs colours for grouping. By area alone, a red boat on a grey sea would fall into the sea: splitting the
 * greys lowers the total error more.
 */
export const weighed = (counted: readonly CountedColor[], salience: Salience): CountedColor[] =>
  counted.map((color) => ({
    ...color,
    pixels: color.pixels * (1 + GROUPING_GAIN * salience(color.lab) ** 2),
  }));

/**
 * Returns the weight by which colours are ordered: the share of the area, and more for a small colour that
 * stands out. Colours with an eighth of the area or more have their share.
 */
export const visualWeight = (share: number, salience: number): number =>
  Math.max(share, salience * Math.min(share * ORDER_GAIN, ORDER_LIMIT));
