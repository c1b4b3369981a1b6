import type { Hex, Place } from '@danqing/color-core';
import type { PictureColors } from '@danqing/picture-colors';
import { useMemo, useState } from 'react';
import { pixelColor } from './pixel-color.ts';

export interface PointedColor {
  hex: Hex;
  place: Place | null;
  share: number | null;
}

const NONE: ReadonlyMap<number, PointedColor> = new Map();

/**
 * Returns the extracted colours with the moved pins applied, followed by a picked pixel if any. A new
 * extraction resets the moved pins.
 */
export function usePoints(result: PictureColors, preview: ImageBitmap | null) {
  const [moved, setMoved] = useState({ result, points: NONE });
  const [own, setOwn] = useState<PointedColor | null>(null);
  const points = moved.result === result ? moved.points : NONE;
  const colors = useMemo<readonly PointedColor[]>(
    () => [...result.colors.map((color, index) => points.get(index) ?? color), ...(own ? [own] : [])],
    [result, points, own],
  );

  /**
   * Moves a pin to the pixel at a position. An index of `colors.length` or more sets the picked pixel.
   * Returns false for a transparent pixel.
   */
  const put = (index: number, place: Place): boolean => {
    const hex = preview && pixelColor(preview, place);
    if (!hex) return false;
    const point = { hex, place, share: null };
    if (index >= result.colors.length) setOwn(point);
    else setMoved({ result, points: new Map(points).set(index, point) });
    return true;
  };
  return { colors, put };
}
