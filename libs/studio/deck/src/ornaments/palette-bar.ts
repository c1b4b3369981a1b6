import type { ThemeSlot } from '@danqing/contracts/agent';
import type { Box, Rectangle } from '../page/primitives.ts';
import { paint, rectangle } from './shapes.ts';

export const ACCENTS: readonly ThemeSlot[] = [
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
];

const PARTS = [5, 3, 2, 1.4, 1, 0.7];
const SUM = PARTS.reduce((sum, part) => sum + part, 0);

export function paletteBar(box: Box, slots: readonly ThemeSlot[] = ACCENTS): Rectangle[] {
  const tall = box.h > box.w;
  let at = 0;
  return slots.map((slot, index) => {
    const part = (PARTS[index] ?? 1) / SUM;
    const from = at;
    at += part;
    return rectangle(
      tall
        ? { ...box, y: box.y + from * box.h, h: part * box.h }
        : { ...box, x: box.x + from * box.w, w: part * box.w },
      paint(slot),
    );
  });
}
