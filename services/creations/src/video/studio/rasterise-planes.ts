import type { Typefaces } from '@danqing/drawing';
import { layersSvg, OVERSCAN, PAINTING_SIZE, type Animation, type Painting } from '@danqing/studio-painter';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { writeGlyphs } from '../../painting/studio/write-glyphs.ts';
import type { PlanePicture } from './draw-frames.ts';

/** Picture pixels per painting pixel. About the scale of the painting in the video; avoids enlarging it. */
const SCALE = 1.36;

export async function rasterisePlanes(
  { planes }: Animation,
  { glyphs }: Painting,
  typefaces: Typefaces,
): Promise<(PlanePicture | null)[]> {
  const pictures: (PlanePicture | null)[] = [];
  for (const { layers, writing } of planes) {
    const side = Math.round((PAINTING_SIZE + 2 * OVERSCAN) * SCALE);
    const canvas = createCanvas(side, side);
    const context = canvas.getContext('2d');
    if (layers.length > 0) {
      const svg = layersSvg(layers, { writing: false, overscan: OVERSCAN, scale: SCALE });
      context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, side, side);
    }
    if (writing) {
      context.setTransform(SCALE, 0, 0, SCALE, OVERSCAN * SCALE, OVERSCAN * SCALE);
      writeGlyphs(context, typefaces, glyphs);
    }
    pictures.push(cut(canvas));
  }
  return pictures;
}

function cut(canvas: Canvas): PlanePicture | null {
  const { width, height } = canvas;
  const pixels = new Uint32Array(canvas.data().buffer.slice(0));
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      // The highest byte is alpha.
      if ((pixels[y * width + x] ?? 0) >>> 24 > 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return null;
  const picture = createCanvas(right - left + 1, bottom - top + 1);
  picture.getContext('2d').drawImage(canvas, -left, -top);
  return { picture, left: left / SCALE - OVERSCAN, top: top / SCALE - OVERSCAN, pixel: 1 / SCALE };
}
