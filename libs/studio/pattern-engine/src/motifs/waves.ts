import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';
import { path } from '../drawing/path.ts';

const RADIUS = 54;

/** Returns the outline of the part of a ring that earlier fans leave uncovered. */
export function fanBand([x, y]: Point, radius: number, outer: number, inner: number): Point[] {
  const edge = (r: number): number => {
    let angle = 0;
    while (angle < 2.6) {
      const [dx, dy] = [r * Math.sin(angle) - radius, -r * Math.cos(angle) - radius / 2];
      if (Math.hypot(dx, dy) < radius) return angle;
      angle += 0.01;
    }
    return angle;
  };
  const at = (r: number, angle: number): Point => [x + r * Math.sin(angle), y - r * Math.cos(angle)];
  const steps = 16;
  const [outerEdge, innerEdge] = [edge(outer), edge(inner)];
  const side = Array.from({ length: 5 }, (_, index) => {
    const r = outer + ((inner - outer) * index) / 4;
    return [r, edge(r)] as const;
  });
  const top = Array.from({ length: steps + 1 }, (_, index) =>
    at(outer, outerEdge * ((2 * index) / steps - 1)),
  );
  const right = side.map(([r, angle]) => at(r, angle));
  const bottom = Array.from({ length: steps + 1 }, (_, index) =>
    at(inner, innerEdge * (1 - (2 * index) / steps)),
  );
  const left = side.toReversed().map(([r, angle]) => at(r, -angle));
  return [...top, ...right, ...bottom, ...left];
}

/** 水波: overlapping scales of concentric rings; rows are offset by half a step. Symmetry group cm. */
export function waves({ config, line, ink, rich, ground }: Brush): Omit<Pattern, 'ground'> {
  const marks: Mark[] = [];
  const rings = rich ? 5 : 4;
  const gap = 0.36 - config.shapeVariation * 0.7 - config.bleed * 0.02;
  for (const centre of [
    [0, RADIUS],
    [RADIUS, RADIUS * 1.5],
  ] as const) {
    for (let ring = 0; ring < rings; ring += 1) {
      const step = (RADIUS * 0.94) / rings;
      const outer = RADIUS - ring * step;
      const color = ring === 0 ? line : ring === rings - 1 ? ink(1) : ring % 2 === 1 ? ink(0) : line;
      marks.push(
        path()
          .line(fanBand(centre, RADIUS, outer, Math.max(0.5, outer - step * (1 - gap))), true)
          .filled(color),
      );
    }
    marks.push(
      path()
        .circle(centre[0], centre[1] - RADIUS * 0.02, 0.6)
        .filled(ground),
    );
  }
  return { width: RADIUS * 2, height: RADIUS, marks };
}
