import { fitColumns, isVertical, isWhole, writeColumns, type Pen } from '@danqing/drawing';
import type { SheetColor } from '../sheet/sheet.ts';
import { PAPER } from '../paper/paper.ts';

const RADIUS = 4;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function drawSwatch(
  { context }: Pen,
  { hex, pale }: Pick<SheetColor, 'hex' | 'pale'>,
  { left, top, width, height }: Box,
): void {
  context.fillStyle = hex;
  context.beginPath();
  context.roundRect(left, top, width, height, RADIUS);
  context.fill();
  if (!pale) return;
  context.strokeStyle = PAPER.line2;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, RADIUS - 0.5);
  context.stroke();
}

export function writeName(pen: Pen, color: SheetColor, { left, top, width, height }: Box): void {
  const text = pen.canWrite(color.name) ? color.name : color.hex;
  const wide = width > height * 0.9;
  const standing = wide ? Math.min(height * 0.2, 96) : Math.min(Math.max(width * 0.27, 17), 60);
  // Rotated Latin letters look larger than ideographs.
  const largest = isVertical(text) ? standing : Math.max(17, standing * 0.7);
  const sizes = [1, 0.85, 0.72, 0.6, 0.5].map((part) => Math.max(12, Math.round(largest * part)));
  const inset = wide ? 36 : Math.round(Math.min(Math.max(width * 0.14, 12), 28));
  const box = { width: wide ? width - 2 * inset : width - inset, height: height - 2 * inset };
  const single = fitColumns(pen, text, { ...box, width: 0 }, { sizes: sizes.slice(0, 3), weight: 600 });
  const columns = isWhole(single)
    ? single
    : fitColumns(pen, text, box, { sizes: sizes.slice(1), weight: 600 });
  const free = wide ? inset : (width - columns.width) / 2;
  writeColumns(pen, columns, left + free, top + inset, color.text);
}
