import type { Point } from './points.ts';

/** Formats a coordinate with one decimal, which is finer than visible. */
export const number = (value: number): string => String(Math.round(value * 10) / 10);

const pair = (x: number, y: number): string => `${x}${y < 0 ? '' : ' '}${y}`;

/** Returns path data in relative tenths, rounded from absolute positions so that no error accumulates. */
export function outline(points: readonly Point[], closed = true): string {
  let [lastX, lastY] = [0, 0];
  let data = '';
  for (const [index, { x, y }] of points.entries()) {
    const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)];
    if (index === 0) data = `M${pair(tenthX / 10, tenthY / 10)}l`;
    else if (tenthX !== lastX || tenthY !== lastY)
      data += `${data.endsWith('l') ? '' : ' '}${pair((tenthX - lastX) / 10, (tenthY - lastY) / 10)}`;
    [lastX, lastY] = [tenthX, tenthY];
  }
  if (data.endsWith('l')) return '';
  return closed ? `${data}z` : data;
}

/**
 * Returns a filled SVG path.
 *
 * @param opacity ink density, 0–1
 */
export function filled(data: string | readonly string[], paint: string, opacity = 1): string {
  const all = typeof data === 'string' ? data : data.join('');
  if (all === '') return '';
  return `<path d="${all}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`;
}
