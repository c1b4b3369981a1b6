import { parseHex, type Hex, type Position } from '@danqing/color-core';

/** Minimum alpha, 0-255. Lower counts as transparent, as in the extraction (specification part 1 §9). */
const OPAQUE = 125;

export function pixelColor(preview: ImageBitmap, { x, y }: Position): Hex | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  const at = (part: number, size: number) => Math.min(size - 1, Math.floor(part * size));
  context.drawImage(preview, -at(x, preview.width), -at(y, preview.height));
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < OPAQUE) return null;
  return parseHex([red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join(''));
}
