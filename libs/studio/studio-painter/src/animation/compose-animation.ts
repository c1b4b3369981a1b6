import type { Hex } from '@danqing/color-core';
import { at } from '../brush/points.ts';
import type { Painting } from '../painting/painting.ts';
import { Random } from '../studio/random.ts';
import { crossing, wisps } from './air.ts';
import { VIDEO, type Animation, type Drawn } from './animation.ts';
import { moveCamera, place, measureScene, WRITING_DEPTH } from './camera.ts';
import { fallingOf } from './falling.ts';
import { drawPlane, planesOf } from './planes.ts';

const MIST_DEPTH = 0.38;
const MIST = { landscape: 0.5, portrait: 0.42, flowers: 0.24 } as const;

const momentOf = (index: number): number =>
  (((index % VIDEO.frames) + VIDEO.frames) % VIDEO.frames) / VIDEO.frames;

/** Animates a painting by this studio as a five-second loop. Equal seeds give equal frames. */
export function animatePainting(painting: Painting, seed: number | string): Animation {
  const { layers, glyphs, theme, colors, width } = painting;
  const chance = new Random(`${seed}\nanimation`);
  const planes = planesOf(painting, chance);
  const camera = moveCamera(measureScene(layers, glyphs, width));
  const mist = wisps(colors.paper, MIST[theme], chance);
  const falling = fallingOf(layers, colors.accent, chance);
  const kinds = new Set(layers.map(({ kind }) => kind));
  const clear = !['bird', 'rain', 'snow'].some((kind) => kinds.has(kind as 'bird'));
  const birds = theme !== 'flowers' && clear ? birdsBeside(glyphs, colors.ink, width, chance) : () => [];
  const misty = planes.findIndex(({ depth, writing }) => writing || depth > MIST_DEPTH);
  const last = planes.length - 1;
  return {
    planes,
    frame(index) {
      const moment = momentOf(index);
      const view = camera.at(moment);
      const drawn = (from: number, to: number) =>
        planes.slice(from, to).map((plane, at) => drawPlane(from + at, plane, moment, view, camera.rest));
      return [
        ...drawn(0, misty),
        ...birds(moment),
        ...mist(moment),
        ...drawn(misty, last),
        ...falling.flatMap((fall) => fall(moment)),
        ...drawn(last, last + 1),
      ];
    },
  };
}

function birdsBeside(
  glyphs: Painting['glyphs'],
  ink: Hex,
  width: number,
  chance: Random,
): (moment: number) => Drawn[] {
  const written = glyphs.reduce((sum, { x }) => sum + x, 0) / Math.max(1, glyphs.length);
  const right = glyphs.length > 0 ? written < width / 2 : chance.yes();
  const middle = VIDEO.width * (right ? 0.66 : 0.34);
  const way = chance.sign();
  const reach = chance.between(200, 250);
  const y = VIDEO.height * chance.between(0.16, 0.26);
  return crossing(at(middle - way * reach, y + 26), at(middle + way * reach, y - 20), ink, chance);
}

/**
 * Animates an image without layers: the camera moves around it, and mist of the given colour passes. The
 * image is the only plane.
 */
export function animatePicture(
  size: { width: number; height: number },
  mist: Hex,
  seed: number | string,
): Animation {
  const chance = new Random(`${seed}\nanimation`);
  const camera = moveCamera({ ...size, writing: null, subjects: [] });
  const breath = wisps(mist, 0.22, chance);
  return {
    planes: [{ layers: [], writing: false }],
    frame(index) {
      const moment = momentOf(index);
      const placing = place(camera.at(moment), camera.rest, WRITING_DEPTH);
      return [{ kind: 'plane', plane: 0, placing, opacity: 1 }, ...breath(moment)];
    },
  };
}
