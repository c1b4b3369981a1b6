import type { Mark, Pattern } from '../pattern/pattern.ts';

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Returns the offset of a mark for every repeat in which it touches an area. Each mark is drawn in all
 * repeats before the next one, so stacking is the same across edges.
 */
export function offsetsOf(mark: Mark, { width, height }: Pattern, area: Area): [x: number, y: number][] {
  const [left, top, right, bottom] = mark.box;
  const offsets: [number, number][] = [];
  const lastColumn = Math.floor((area.right - left) / width);
  const lastRow = Math.floor((area.bottom - top) / height);
  for (let row = Math.ceil((area.top - bottom) / height); row <= lastRow; row += 1)
    for (let column = Math.ceil((area.left - right) / width); column <= lastColumn; column += 1)
      offsets.push([column * width, row * height]);
  return offsets;
}
