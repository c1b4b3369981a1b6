import type { Pen } from './pen.ts';
import { fitColumns, writeColumns } from './vertical-text.ts';

export interface Seal {
  left: number;
  top: number;
  side: number;
  color: string;
  /** What shows through the characters. */
  ground: string;
}

/** A square seal: 丹青 cut out of the colour, so that the ground shows through. */
export function drawSeal(pen: Pen, { left, top, side, color, ground }: Seal): void {
  const { context } = pen;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(left, top, side, side, side * 0.08);
  context.fill();
  const size = Math.round(side * 0.395);
  const characters = fitColumns(pen, '丹青', { width: side, height: side }, { sizes: [size], weight: 600 });
  writeColumns(
    pen,
    characters,
    left + (side - characters.width) / 2,
    top + (side - characters.height) / 2,
    ground,
  );
}
