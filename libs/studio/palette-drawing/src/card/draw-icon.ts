import { drawPng, fitColumns, Pen, writeColumns, type Typefaces } from '@danqing/drawing';
import { PAPER } from '../paper/paper.ts';
import type { Icon } from './card.ts';

export const SEAL_RED = '#ED5126';

export function drawIcon({ size, maskable }: Icon, typefaces: Typefaces): Buffer {
  return drawPng(Pen.forMeasuring(typefaces), { width: size, height: size }, (pen) => {
    const { context } = pen;
    context.fillStyle = SEAL_RED;
    context.fillRect(0, 0, size, size);
    const side = maskable ? size * 0.76 : size;
    const type = { sizes: [side * 0.4], weight: 700 };
    const characters = fitColumns(pen, '丹青', { width: side, height: size }, type);
    const place = { left: (size - characters.width) / 2, top: (size - characters.height) / 2 };
    writeColumns(pen, characters, place.left, place.top, PAPER.surface);
    if (!maskable) {
      const inset = Math.round(size * 0.055);
      context.strokeStyle = PAPER.surface;
      context.lineWidth = Math.max(2, Math.round(size * 0.018));
      context.beginPath();
      context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, size * 0.06);
      context.stroke();
    }
  });
}
