import { createCanvas } from '@napi-rs/canvas';
import { encodePng } from './encode-png.ts';
import type { Pen } from '../text/pen.ts';

const DPI = 96;

export interface PngSize {
  width: number;
  height: number;
  scale?: number;
}

/**
 * Returns an opaque PNG of the drawing.
 *
 * @param measuring pen that measured the texts; its cached widths are reused
 */
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
