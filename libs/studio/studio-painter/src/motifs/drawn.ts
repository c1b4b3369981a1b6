import { filled, outline } from '../brush/path.ts';
import { PRESSURES, stroke, type Pressure } from '../brush/stroke.ts';
import { at, curve, placed, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

/** Parses `x,y x,y …` in a motif's own coordinates. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return at(x, y);
  });

export interface Placing {
  origin: Point;
  /** Pixels per unit. */
  scale: number;
  mirrored?: boolean;
  turn?: number;
}

/** Draws a simple motif in its own coordinates, with lines above areas and slightly jittered points. */
export class Sketch {
  readonly areas: string[] = [];
  readonly lines: string[] = [];
  readonly #studio: Studio;
  readonly #placing: Placing;

  constructor(studio: Studio, placing: Placing) {
    this.#studio = studio;
    this.#placing = placing;
  }

  put(shape: string): Point[] {
    const { chance } = this.#studio;
    const shaken = points(shape).map(({ x, y }) =>
      at(x + chance.around(0, 0.35), y + chance.around(0, 0.35)),
    );
    return placed(shaken, this.#placing.origin, this.#placing);
  }

  area(shape: string, paint: string, opacity: number, sharp = false): this {
    const ring = this.put(shape);
    this.areas.push(filled(outline(sharp ? ring : curve(ring, 3, true)), paint, opacity));
    return this;
  }

  line(
    shape: string,
    width: number,
    paint: string,
    opacity = 0.9,
    pressure: Pressure = PRESSURES.leaf,
  ): this {
    const way = curve(this.put(shape), 3);
    this.lines.push(
      filled(stroke(way, Math.max(1.6, width * this.#placing.scale * 1.7), pressure), paint, opacity),
    );
    return this;
  }
}
