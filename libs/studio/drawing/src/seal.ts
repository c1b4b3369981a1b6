import type { Pen } from './text/pen.ts';
import { fitColumns, writeColumns } from './text/vertical-text.ts';

export interface Seal {
  text: string;
  left: number;
  top: number;
  side: number;
  color: string;
  ground: string;
}

/** Draws a square seal with its characters cut out of the colour. */
export function drawSeal(pen: Pen, { text, left, top, side, color, ground }: Seal): void {
  const { context } = pen;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(left, top, side, side, side * 0.08);
  context.fill();
  const size = Math.round(side * 0.395);
  const characters = fitColumns(pen, text, { width: side, height: side }, { sizes: [size], weight: 600 });
  writeColumns(
    pen,
    characters,
    left + (side - characters.width) / 2,
    top + (side - characters.height) / 2,
    ground,
  );
}
