import type { Studio } from '../studio/studio.ts';

/**
 * Mirrors a composition or not, at random. `x` maps an x coordinate of the unmirrored composition. `box` maps
 * the left edge of a box with the given width.
 */
export function sideOf(studio: Studio): {
  left: boolean;
  x: (value: number) => number;
  box: (from: number, width: number) => number;
  span: (from: number, to: number) => { from: number; to: number };
} {
  const left = studio.chance.yes();
  return {
    left,
    x: (value) => (left ? value : 1024 - value),
    box: (from, width) => (left ? from : 1024 - from - width),
    span: (from, to) => (left ? { from, to } : { from: 1024 - to, to: 1024 - from }),
  };
}
