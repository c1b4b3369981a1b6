import { largestChroma, PLANE_CHROMA, type Oklch } from '@danqing/color-core';

/** Lightness and chroma; the hue is the plane's. */
export type PlanePoint = Pick<Oklch, 'l' | 'c'>;

/** Steps of the arrow keys, and with Shift. */
const LIGHTNESS_STEP = 0.01;
const CHROMA_STEP = 0.005;
const FAR = 5;

/** The point within sRGB nearest to a wanted one of the same lightness. */
export function withinGamut({ l, c }: PlanePoint, h: number): PlanePoint {
  const lightness = Math.min(1, Math.max(0, l));
  return { l: lightness, c: Math.min(Math.max(0, c), largestChroma(lightness, h)) };
}

/** The point of the plane at a place of its picture: parts of its width and height, 0-1, beyond them the nearest. */
export const pointAt = (x: number, y: number, h: number): PlanePoint =>
  withinGamut({ l: 1 - y, c: x * PLANE_CHROMA }, h);

/**
 * The point that a key leads to, within sRGB; null for a key that leads nowhere. Up and down change the lightness, left and right
 * the chroma, Shift and Page Up and Page Down by five steps; Home takes all chroma away, End gives as much as there is.
 */
export function pointByKey(key: string, far: boolean, { l, c, h }: Oklch): PlanePoint | null {
  const steps = far ? FAR : 1;
  switch (key) {
    case 'ArrowUp':
      return withinGamut({ l: l + LIGHTNESS_STEP * steps, c }, h);
    case 'ArrowDown':
      return withinGamut({ l: l - LIGHTNESS_STEP * steps, c }, h);
    case 'ArrowRight':
      return withinGamut({ l, c: c + CHROMA_STEP * steps }, h);
    case 'ArrowLeft':
      return withinGamut({ l, c: c - CHROMA_STEP * steps }, h);
    case 'PageUp':
      return withinGamut({ l: l + LIGHTNESS_STEP * FAR, c }, h);
    case 'PageDown':
      return withinGamut({ l: l - LIGHTNESS_STEP * FAR, c }, h);
    case 'Home':
      return { l, c: 0 };
    case 'End':
      return withinGamut({ l, c: PLANE_CHROMA }, h);
    default:
      return null;
  }
}
