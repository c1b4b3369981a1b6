import { describe, expect, it } from 'vitest';
import { COMPOSITIONS } from '../compositions/choose.ts';
import { composePainting } from '../compose-painting.ts';
import { SIZE, type PaintedScene, type Painting } from '../painting/painting.ts';
import { OVERSCAN, VIDEO, type Animation, type Drawn } from './animation.ts';
import { animatePainting, animatePicture } from './compose-animation.ts';

const LINES = ['霜落江天静', '云收夜色澄', '孤舟横素影', '一水载寒灯'];
const CLEAR = { place: 'river', season: 'autumn', time: 'day', weather: 'clear', things: ['boat'] };
const paint = (composition: string, seed = 1, scene: PaintedScene = CLEAR, hex = '#2F7FA8'): Painting => {
  const theme = COMPOSITIONS.find(({ name }) => name === composition)!.theme;
  return composePainting({ name: '石青', hex, theme, scene, lines: LINES, seed, composition });
};
type PlaneDrawn = Extract<Drawn, { kind: 'plane' }>;
const planesIn = (animation: Animation, index: number): PlaneDrawn[] =>
  animation.frame(index).filter((drawn) => drawn.kind === 'plane');
const seenAt = ({ placing: { a, b, c, d, e, f } }: PlaneDrawn, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});
const ALL = Array.from({ length: VIDEO.frames }, (_, index) => index);

describe.each(COMPOSITIONS.map(({ name }) => name))('%s', (name) => {
  const painting = paint(name);
  const animation = animatePainting(painting, 7);

  it('shows every layer once, but for what falls anew', () => {
    const shown = animation.planes.flatMap(({ layers }) => layers.map(({ id }) => id));
    const still = painting.layers.filter(({ kind }) => !['rain', 'snow', 'petals'].includes(kind));
    expect(shown.toSorted()).toEqual(still.map(({ id }) => id).toSorted());
    expect(animation.planes.filter(({ writing }) => writing)).toHaveLength(1);
    expect(animation.planes.length).toBeLessThan(16);
  });

  it('never lets the edge of the paper or of a plane into the frame', () => {
    for (const index of ALL)
      for (const [at, drawn] of planesIn(animation, index).entries()) {
        const spare = at === 0 ? 0 : OVERSCAN;
        const [first, last] = [seenAt(drawn, -spare, -spare), seenAt(drawn, SIZE + spare, SIZE + spare)];
        if (drawn.placing.b === 0 && drawn.placing.c === 0) {
          expect(first.x).toBeLessThanOrEqual(0);
          expect(first.y).toBeLessThanOrEqual(0);
          expect(last.x).toBeGreaterThanOrEqual(VIDEO.width);
          expect(last.y).toBeGreaterThanOrEqual(VIDEO.height);
        }
      }
  });

  it('shows the whole writing at the beginning, over everything, larger than it was painted', () => {
    const frame = animation.frame(0);
    const last = frame.at(-1) as PlaneDrawn;
    expect(animation.planes[last.plane]?.writing).toBe(true);
    expect(last).toMatchObject({ opacity: 1 });
    expect(last.placing.a).toBeGreaterThan(1.25);
    const height =
      Math.max(...painting.glyphs.map(({ y }) => y)) - Math.min(...painting.glyphs.map(({ y }) => y));
    if (height < 400)
      for (const { x, y, size } of painting.glyphs) {
        for (const half of [-size / 2, size / 2]) {
          const { x: across, y: down } = seenAt(last, x + half, y + half);
          expect(across).toBeGreaterThan(0);
          expect(across).toBeLessThan(VIDEO.width);
          expect(down).toBeGreaterThan(0);
          expect(down).toBeLessThan(VIDEO.height);
        }
      }
  });

  it('moves by less than eleven pixels from a frame to the next, also from the last to the first', () => {
    for (const index of ALL) {
      const [now, next] = [planesIn(animation, index), planesIn(animation, index + 1)];
      for (const [at, plane] of now.entries())
        for (const [x, y] of [
          [0, 0],
          [SIZE, SIZE],
        ] as const) {
          const [here, there] = [seenAt(plane, x, y), seenAt(next[at]!, x, y)];
          expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeLessThan(11);
        }
    }
  });
});

it('gives equal frames for equal seeds, and others for another', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => animatePainting(paint('plum'), seed));
  expect(same!.frame(40)).toEqual(one!.frame(40));
  expect(other!.frame(40)).not.toEqual(one!.frame(40));
});

it('begins again where it ends', () => {
  const animation = animatePainting(paint('lone-boat'), 1);
  expect(animation.frame(VIDEO.frames)).toEqual(animation.frame(0));
});

const marks = (animation: Animation, index: number) =>
  animation.frame(index).filter((drawn) => drawn.kind === 'mark');

it.each([
  ['snow', 'lone-boat', { ...CLEAR, season: 'winter', weather: 'snow', things: ['snow'] }, 140],
  ['rain', 'lone-boat', { ...CLEAR, weather: 'rain', things: ['rain'] }, 140],
  ['petals', 'plum', { ...CLEAR, season: 'spring', things: ['plum'] }, 8],
] as const)(
  'lets %s fall in all frames, and none stop or jump but beyond the frame',
  (_, name, scene, least) => {
    const animation = animatePainting(paint(name, 3, scene), 3);
    for (const index of ALL) {
      const [now, next] = [marks(animation, index), marks(animation, index + 1)];
      expect(now.length).toBeGreaterThanOrEqual(least);
      for (const [at, mark] of now.entries()) {
        const [here, there] = [mark.outline[0]!, next[at]!.outline[0]!];
        const moved = there.y - here.y;
        if (moved < 0) {
          expect(Math.min(...mark.outline.map(({ y }) => y))).toBeGreaterThan(VIDEO.height - 60);
          expect(Math.min(...next[at]!.outline.map(({ y }) => y))).toBeLessThan(60);
        }
      }
    }
  },
);

it('has a bird cross where none is painted and none would fly', () => {
  const pavilion = animatePainting(paint('cloudy-hills'), 2);
  const flying = marks(pavilion, 62);
  const painted = paint('cloudy-hills').layers.some(({ kind }) => kind === 'bird');
  expect(flying.length > 0).toBe(!painted);
  const wet = animatePainting(paint('cloudy-hills', 1, { ...CLEAR, weather: 'rain', things: ['rain'] }), 2);
  expect(marks(wet, 0).every(({ outline }) => outline.length === 4)).toBe(true);
});

it.each([
  [1024, 1024],
  [1792, 1024],
  [1024, 1792],
  [2048, 640],
  [300, 300],
])('goes over a picture of %i × %i without showing its edge', (width, height) => {
  const animation = animatePicture({ width, height }, '#F4EFE4', 1);
  for (const index of ALL) {
    const [plane] = planesIn(animation, index);
    const [first, last] = [seenAt(plane!, 0, 0), seenAt(plane!, width, height)];
    expect(first.x).toBeLessThanOrEqual(0);
    expect(first.y).toBeLessThanOrEqual(0);
    expect(last.x).toBeGreaterThanOrEqual(VIDEO.width);
    expect(last.y).toBeGreaterThanOrEqual(VIDEO.height);
    expect(plane!.placing.a).toBe(plane!.placing.d);
  }
});
