import type { Hex, Position } from '@danqing/color-core';
import type { PictureColors } from '@danqing/picture-colors';
import { useMemo, useState } from 'react';
import { pixelColor } from './pixel-color.ts';

export interface PickedColor {
  hex: Hex;
  position: Position | null;
  share: number | null;
}

const NONE: ReadonlyMap<number, PickedColor> = new Map();

/**
 * Returns the extracted colours with the moved pins applied, followed by a picked pixel if any. A new
 * extraction resets the moved pins.
 */
export function usePickedColors(result: PictureColors, preview: ImageBitmap | null) {
  const [moved, setMoved] = useState({ result, points: NONE });
  const [own, setOwn] = useState<PickedColor | null>(null);
  const points = moved.result === result ? moved.points : NONE;
  const colors = useMemo<readonly PickedColor[]>(
    () => [...result.colors.map((color, index) => points.get(index) ?? color), ...(own ? [own] : [])],
    [result, points, own],
  );

  /**
   * Moves a pin to the pixel at a position. An index of `colors.length` or more sets the picked pixel.
   * Returns false for a transparent pixel.
   */
  const put = (index: number, position: Position): boolean => {
    const hex = preview && pixelColor(preview, position);
    if (!hex) return false;
    const point = { hex, position, share: null };
    if (index >= result.colors.length) setOwn(point);
    else setMoved({ result, points: new Map(points).set(index, point) });
    return true;
  };
  return { colors, put };
}
