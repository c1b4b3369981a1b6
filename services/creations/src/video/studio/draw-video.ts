import type { ReportProgress, Typefaces } from '@danqing/drawing';
import {
  animatePainting,
  animatePicture,
  composePainting,
  VIDEO,
  type PaintingRequest,
} from '@danqing/studio-painter';
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { DRAWN_FRAMES, encodeVideo, type Encoder } from '../encode/encode-video.ts';
import { FrameDrawer } from './draw-frames.ts';
import { rasterisePlanes } from './rasterise-planes.ts';

export interface VideoInput {
  picture: Uint8Array;
  painting: PaintingRequest | null;
  seed: string;
  encoder: Encoder;
}

export interface DrawnFrames {
  frame: number;
  frames: number;
}

const POSTER_QUALITY = 86;
const PROGRESS_INTERVAL_FRAMES = 5;
/** Side in pixels of the thumbnails to compare, and the largest mean difference per channel, of 255. */
const COMPARED = 48;
const ALIKE = 5;

/**
 * Writes the video to the encoder's folder and returns the first frame as WebP. Runs in the drawing process.
 */
export async function drawVideo(
  { picture, painting, seed, encoder }: VideoInput,
  typefaces: Typefaces,
  reportProgress: ReportProgress,
): Promise<Buffer> {
  const image = await loadImage(Buffer.from(picture));
  const drawer = (painting && (await ofLayers(painting, seed, image, typefaces))) ?? ofPicture(image, seed);
  drawer.draw(0);
  const poster = await drawer.canvas.encode('webp', POSTER_QUALITY);
  await encodeVideo(encoder, { arguments: DRAWN_FRAMES }, async (write) => {
    for (let frame = 0; frame < VIDEO.frames; frame += 1) {
      drawer.draw(frame);
      await write(drawer.canvas.data());
      if ((frame + 1) % PROGRESS_INTERVAL_FRAMES === 0)
        reportProgress({ frame: frame + 1, frames: VIDEO.frames } satisfies DrawnFrames);
    }
  });
  return poster;
}

/**
 * Returns null if repainting gives a different picture, because another software version painted the
 * original.
 */
async function ofLayers(
  request: PaintingRequest,
  seed: string,
  image: Image,
  typefaces: Typefaces,
): Promise<FrameDrawer | null> {
  const painting = composePainting(request);
  const animation = animatePainting(painting, seed);
  const planes = await rasterisePlanes(animation, painting, typefaces);
  const [stored, now] = [createCanvas(COMPARED, COMPARED), createCanvas(COMPARED, COMPARED)];
  stored.getContext('2d').drawImage(image, 0, 0, COMPARED, COMPARED);
  const context = now.getContext('2d');
  const scale = COMPARED / painting.width;
  context.imageSmoothingQuality = 'high';
  for (const plane of planes)
    if (plane)
      context.drawImage(
        plane.picture,
        plane.left * scale,
        plane.top * scale,
        plane.picture.width * plane.pixel * scale,
        plane.picture.height * plane.pixel * scale,
      );
  return difference(stored.data(), now.data()) < ALIKE
    ? new FrameDrawer(animation, planes, painting.colors.paper)
    : null;
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

function ofPicture(image: Image, seed: string): FrameDrawer {
  const { width, height } = image;
  const light = lightOf(image);
  const animation = animatePicture({ width, height }, light, seed);
  return new FrameDrawer(animation, [{ picture: image, left: 0, top: 0, pixel: 1 }], light);
}

function lightOf(image: Image): `#${string}` {
  const canvas = createCanvas(COMPARED, COMPARED);
  canvas.getContext('2d').drawImage(image, 0, 0, COMPARED, COMPARED);
  const data = canvas.data();
  const pixels = Array.from({ length: COMPARED * COMPARED }, (_, index) => [
    ...data.subarray(index * 4, index * 4 + 3),
  ]).toSorted((one, other) => sum(other) - sum(one));
  const light = pixels.slice(0, pixels.length / 2);
  const channel = (index: number) => Math.round(sum(light.map((pixel) => pixel[index] ?? 0)) / light.length);
  return `#${[0, 1, 2].map((index) => channel(index).toString(16).padStart(2, '0')).join('')}`;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
