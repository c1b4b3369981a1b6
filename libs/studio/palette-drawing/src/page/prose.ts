import { breakLines, isRightToLeft, type Pen } from '@danqing/drawing';
import { PAPER } from '../paper/paper.ts';

const TYPE = { size: 16, weight: 500 };
const LEADING = 28;
const MEASURE = 640;

export interface Prose {
  height: number;
  draw(pen: Pen, left: number, top: number): void;
}

/** Lays out running text in at most `most` lines. Right-to-left text is aligned right. */
export function proseOf(pen: Pen, text: string, width: number, most: number): Prose {
  const { lines } = breakLines(text, Math.min(width, MEASURE), most, (part) => pen.width(part, TYPE));
  return {
    height: lines.length * LEADING,
    draw(surface, left, top) {
      lines.forEach((line, index) => {
        const free = isRightToLeft(line) ? width - surface.width(line, TYPE) : 0;
        surface.write(line, left + free, top + (index + 0.68) * LEADING, TYPE, PAPER.ink);
      });
    },
  };
}
