import { createCanvas } from '@napi-rs/canvas';
import { encodePng } from './encode-png.ts';
import type { Pen } from '../text/pen.ts';

/** CSS pixels of an inch. */
const DPI = 96;

export interface PngSize {
  /** In units of the drawing, whole once scaled. */
  width: number;
  height: number;
  /** Pixels for each unit; 2 for a picture that is looked at closely or printed. */
  scale?: number;
}

/** Draws on a surface of this size and gives it as an opaque PNG. `measuring` is the pen that has measured its texts. */
export function drawPng(
  measuring: Pen,
  { width, height, scale = 1 }: PngSize,
  draw: (pen: Pen) => void,
): Buffer {
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  draw(measuring.on(context));
  return encodePng(canvas.data(), canvas.width, canvas.height, DPI * scale);
}
