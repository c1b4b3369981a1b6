import { fitColumns, writeColumns, type Pen } from '@danqing/drawing';
import type { Sheet } from '../sheet/sheet.ts';
import { PAPER } from '../paper/paper.ts';

export const SPINE = 56;

export function drawSpine(pen: Pen, { primary }: Sheet, height: number): void {
  const { context } = pen;
  context.fillStyle = primary.hex;
  context.fillRect(0, 0, SPINE, height);
  if (primary.pale) {
    context.fillStyle = PAPER.line2;
    context.fillRect(SPINE - 1, 0, 1, height);
  }
  const column = (text: string, size: number, weight: number, room: number) =>
    fitColumns(pen, text, { width: size, height: room }, { sizes: [size], weight });
  const logo = column('丹青', 22, 600, 100);
  writeColumns(pen, logo, (SPINE - logo.width) / 2, 24, primary.text);
  const hex = column(primary.hex, 13, 500, 100);
  const bottom = height - 40;
  writeColumns(pen, hex, (SPINE - hex.width) / 2, bottom - hex.height, primary.text);
  if (!pen.canWrite(primary.name)) return;
  const name = column(primary.name, 17, 600, height - 320);
  writeColumns(pen, name, (SPINE - name.width) / 2, bottom - hex.height - 14 - name.height, primary.text);
}
