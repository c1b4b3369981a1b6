import type { Hex } from '@danqing/color-core';
import { at, type Point } from '../brush/points.ts';
import type { LayerKind, PaintedLayer } from '../painting/painting.ts';
import type { Random } from '../studio/random.ts';
import { VIDEO, type Drawn } from './animation.ts';

export type Falling = (moment: number) => Drawn[];

const WHOLE = 2 * Math.PI;
const fraction = (value: number): number => value - Math.floor(value);

const paintsOf = ({ svg }: PaintedLayer): { color: Hex; opacity: number }[] =>
  [...svg.matchAll(/fill="(#[0-9A-Fa-f]{6})"(?: fill-opacity="([\d.]+)")?/g)].map(([, color, opacity]) => ({
    color: color as Hex,
    opacity: Number(opacity ?? 1),
  }));

/**
 * Returns falling elements for the rain, snow or petals of a painting. Flower paintings also get some petals.
 */
export function fallingOf(layers: readonly PaintedLayer[], accent: Hex, chance: Random): Falling[] {
  const paints = (kind: LayerKind) => layers.filter((layer) => layer.kind === kind).flatMap(paintsOf);
  const [rain, snow, petals] = [paints('rain'), paints('snow'), paints('petals')];
  const flowers = layers.some(({ kind }) => kind === 'flower');
  const all: Falling[] = [];
  for (const paint of rain) all.push(rainFall(paint, 80, chance));
  const [flake] = snow;
  if (flake) all.push(snowFall(flake, chance));
  const first = petals[0];
  if (first) all.push(petalFall([first, ...petals], 16, chance));
  else if (flowers && all.length === 0) all.push(petalFall([{ color: accent, opacity: 0.7 }], 9, chance));
  return all;
}

function snowFall({ color, opacity }: { color: Hex; opacity: number }, chance: Random): Falling {
  const flakes = Array.from({ length: 150 }, () => {
    const near = chance.next() ** 3;
    return {
      x: chance.next(),
      y: chance.next(),
      falls: near > 0.45 ? 2 : 1,
      sway: chance.between(8, 26),
      swing: chance.next(),
      size: 1.3 + 3.6 * near,
      opacity: opacity * chance.between(0.6, 1),
    };
  });
  return (moment) =>
    flakes.map(({ x, y, falls, sway, swing, size, opacity: strength }) => ({
      kind: 'mark',
      outline: roundel(
        at(
          x * (VIDEO.width + 80) - 40 + sway * Math.sin(WHOLE * (moment + swing)),
          fraction(y + falls * moment) * (VIDEO.height + 40) - 20,
        ),
        size,
        size * 0.9,
        swing * 6,
        swing,
      ),
      color,
      opacity: strength,
    }));
}

function rainFall(
  { color, opacity }: { color: Hex; opacity: number },
  count: number,
  chance: Random,
): Falling {
  const slant = chance.sign() * chance.between(0.12, 0.2);
  const threads = Array.from({ length: count }, () => ({
    x: chance.next(),
    y: chance.next(),
    falls: chance.whole(4, 6),
    length: chance.between(46, 150),
    width: chance.between(0.7, 1.5),
    opacity: opacity * chance.between(0.6, 1.1),
  }));
  return (moment) =>
    threads.map(({ x, y, falls, length, width, opacity: strength }) => {
      const top = fraction(y + falls * moment) * (VIDEO.height + 2 * length) - 2 * length;
      const left = x * (VIDEO.width + 320) - 160 + slant * top;
      const middle = at(left + slant * length * 0.6, top + length * 0.6);
      return {
        kind: 'mark',
        outline: [
          at(left, top),
          at(middle.x + width, middle.y),
          at(left + slant * length, top + length),
          at(middle.x - width, middle.y),
        ],
        color,
        opacity: strength,
      };
    });
}

function petalFall(
  paints: readonly [{ color: Hex; opacity: number }, ...{ color: Hex; opacity: number }[]],
  count: number,
  chance: Random,
): Falling {
  const wind = chance.sign() * chance.between(90, 210);
  const petals = Array.from({ length: count }, () => ({
    x: chance.next(),
    y: chance.next(),
    sway: chance.between(18, 52),
    swing: chance.next(),
    turns: chance.sign() * chance.whole(1, 2),
    flips: chance.whole(1, 3),
    size: chance.between(5, 9.5),
    paint: chance.pick(paints),
  }));
  return (moment) =>
    petals.map(({ x, y, sway, swing, turns, flips, size, paint }) => {
      const fallen = fraction(y + moment);
      const flat = 0.28 + 0.5 * Math.abs(Math.sin(Math.PI * (flips * moment + swing)));
      return {
        kind: 'mark',
        outline: roundel(
          at(
            x * (VIDEO.width + 200) - 100 + wind * (fallen - 0.5) + sway * Math.sin(WHOLE * (moment + swing)),
            fallen * (VIDEO.height + 48) - 24,
          ),
          size,
          size * flat,
          WHOLE * (turns * moment + swing),
          swing,
        ),
        color: paint.color,
        opacity: paint.opacity,
      };
    });
}

function roundel(middle: Point, radiusX: number, radiusY: number, turn: number, wobble: number): Point[] {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (WHOLE * index) / 12;
    const far = 1 + 0.13 * Math.sin(2 * angle + wobble * 9) + 0.07 * Math.sin(3 * angle + wobble * 23);
    const [x, y] = [Math.cos(angle) * radiusX * far, Math.sin(angle) * radiusY * far];
    return at(middle.x + x * cosine - y * sine, middle.y + x * sine + y * cosine);
  });
}
