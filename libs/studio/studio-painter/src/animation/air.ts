import type { Hex } from '@danqing/color-core';
import { at, type Point } from '../brush/points.ts';
import type { Random } from '../studio/random.ts';
import { VIDEO, type Drawn } from './animation.ts';

const fraction = (value: number): number => value - Math.floor(value);
const swell = (t: number): number => Math.sin(Math.PI * t) ** 2;

export function wisps(color: Hex, strength: number, chance: Random): (moment: number) => Drawn[] {
  const way = chance.sign();
  const all = Array.from({ length: 6 }, (_, index) => ({
    x: chance.between(0.05, 0.95) * VIDEO.width,
    y: (0.25 + (0.6 * index) / 5 + chance.around(0, 0.06)) * VIDEO.height,
    radiusX: chance.between(300, 520),
    radiusY: chance.between(34, 76),
    drift: way * chance.between(60, 110),
    delay: (index * 0.41) % 1,
    strength: strength * chance.between(0.6, 1),
  }));
  return (moment) =>
    all.map(({ x, y, radiusX, radiusY, drift, delay, strength: most }) => {
      const age = fraction(moment + delay);
      return {
        kind: 'wisp',
        x: x + drift * (age - 0.5),
        y,
        radiusX,
        radiusY,
        color,
        opacity: most * swell(age),
      };
    });
}

/** Draws three distant birds that fade in, cross and fade out. `from` and `to` are pixels of the video. */
export function crossing(from: Point, to: Point, color: Hex, chance: Random): (moment: number) => Drawn[] {
  const birds = Array.from({ length: 3 }, (_, index) => ({
    behind: index * 26 + chance.between(0, 10),
    aside: (index % 2 === 0 ? 1 : -1) * index * 9 + chance.around(0, 5),
    size: chance.between(9, 12),
    beats: chance.whole(8, 10),
    beat: chance.next(),
  }));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ahead = at((to.x - from.x) / length, (to.y - from.y) / length);
  return (moment) =>
    birds.flatMap(({ behind, aside, size, beats, beat }) => {
      const far = length * moment - behind;
      const body = at(from.x + ahead.x * far, from.y + ahead.y * far + aside + 5 * Math.sin(6.28 * moment));
      const opacity = 0.82 * Math.min(1, 5 * swell(moment));
      const lift = Math.sin(2 * Math.PI * (beats * moment + beat));
      return [-1, 1].map((side): Drawn => ({
        kind: 'mark',
        outline: wing(body, size, side, lift, ahead.x),
        color,
        opacity,
      }));
    });
}

function wing(body: Point, size: number, side: number, lift: number, ahead: number): Point[] {
  const tip = at(
    body.x + side * size * (0.72 + 0.2 * (1 - Math.abs(lift))) - ahead * size * 0.32,
    body.y - size * (0.12 + 0.52 * lift),
  );
  const bend = at(body.x + side * size * 0.42 + ahead * size * 0.06, body.y - size * (0.26 + 0.24 * lift));
  const arc = (thick: number) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return at(
        body.x * p + bend.x * q + tip.x * r,
        body.y * p + bend.y * q + tip.y * r + thick * (1 - t) * size * 0.13,
      );
    });
  return [...arc(-1), tip, ...arc(1).reverse()];
}
