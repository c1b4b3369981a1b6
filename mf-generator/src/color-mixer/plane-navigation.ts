import { largestChroma, PLANE_CHROMA, type Oklch } from '@danqing/color-core';

export type PlanePoint = Pick<Oklch, 'l' | 'c'>;

const LIGHTNESS_STEP = 0.01;
const CHROMA_STEP = 0.005;
const FAR = 5;

export function withinGamut({ l, c }: PlanePoint, h: number): PlanePoint {
  const lightness = Math.min(1, Math.max(0, l));
  return { l: lightness, c: Math.min(Math.max(0, c), largestChroma(lightness, h)) };
}

/**
 * Returns the point at a position on the plane, or the nearest one within sRGB.
 *
 * @param x fraction of the width, 0-1
 * @param y fraction of the height from the top, 0-1
 */
export const pointAt = (x: number, y: number, h: number): PlanePoint =>
  withinGamut({ l: 1 - y, c: x * PLANE_CHROMA }, h);

/**
 * Returns the point that a key moves to, within sRGB, or null for other keys. Up and down change the
 * lightness, left and right the chroma. Shift, Page Up and Page Down move five steps. Home sets the chroma to
 * 0, End to its maximum.
 */
export function movePointByKey(key: string, far: boolean, { l, c, h }: Oklch): PlanePoint | null {
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
