import type { Hex, Place } from '@danqing/color-core';
import type { PictureColors } from '@danqing/picture-colors';
import { useMemo, useState } from 'react';
import { pixelColor } from './pixel-color.ts';

/** A colour of the picture, and where its pin stands. */
export interface PointedColor {
  hex: Hex;
  place: Place | null;
  /** Part of the picture; null for the pixel that a visitor has put a pin on. */
  share: number | null;
}

const NONE: ReadonlyMap<number, PointedColor> = new Map();

/**
 * The colours that were found, those whose pins the visitor moved as they are there, and behind them one of a pixel that
 * they pressed. Another number of colours brings the moved pins back.
 */
export function usePoints(result: PictureColors, preview: ImageBitmap | null) {
  const [moved, setMoved] = useState({ result, points: NONE });
  const [own, setOwn] = useState<PointedColor | null>(null);
  const points = moved.result === result ? moved.points : NONE;
  const colors = useMemo<readonly PointedColor[]>(
    () => [...result.colors.map((color, index) => points.get(index) ?? color), ...(own ? [own] : [])],
    [result, points, own],
  );

  /** Puts the pin of a colour on the pixel at a place; `colors.length` or more is the visitor's own. False: there is none. */
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
