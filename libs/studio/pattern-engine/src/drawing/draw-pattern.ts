import type { Pattern } from '../pattern/pattern.ts';
import { offsetsOf } from './offsets.ts';

export interface PatternContext<PathObject> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  fill: (path: PathObject) => void;
  stroke: (path: PathObject) => void;
  setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
}

export interface Frame {
  width: number;
  height: number;
  /** Pixels per unit of the repeat. */
  scale: number | readonly [x: number, y: number];
  angle?: number;
}

/** Fills a canvas with repeats. Marks are never clipped at a repeat's edge, so no seam can show. */
export function drawPattern<PathObject>(
  context: PatternContext<PathObject>,
  pattern: Pattern,
  { width, height, scale, angle = 0 }: Frame,
  newPath: (d: string) => PathObject,
): void {
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = pattern.ground;
  context.fillRect(0, 0, width, height);
  context.lineJoin = 'miter';
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x = 0, y = 0]) => [(x * cos + y * sin) / scaleX, (y * cos - x * sin) / scaleY] as const);
  const area = {
    left: Math.min(...corners.map(([x]) => x)),
    right: Math.max(...corners.map(([x]) => x)),
    top: Math.min(...corners.map(([, y]) => y)),
    bottom: Math.max(...corners.map(([, y]) => y)),
  };
  for (const mark of pattern.marks) {
    const path = newPath(mark.d);
    if (mark.fill) context.fillStyle = mark.fill;
    if (mark.stroke) {
      context.strokeStyle = mark.stroke;
      context.lineWidth = mark.width ?? 1;
      context.lineCap = mark.cap ?? 'round';
      context.lineJoin = mark.cap === 'butt' ? 'miter' : 'round';
    }
    for (const [x, y] of offsetsOf(mark, pattern, area)) {
      const [left, top] = [x * scaleX, y * scaleY];
      context.setTransform(
        cos * scaleX,
        sin * scaleX,
        -sin * scaleY,
        cos * scaleY,
        left * cos - top * sin,
        left * sin + top * cos,
      );
      if (mark.fill) context.fill(path);
      if (mark.stroke) context.stroke(path);
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
}
