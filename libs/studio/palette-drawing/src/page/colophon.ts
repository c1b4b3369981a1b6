import { cutLine, drawSeal, type Pen } from '@danqing/drawing';
import type { Sheet } from '../sheet/sheet.ts';
import { PAPER } from '../paper/paper.ts';

const SEAL = 38;
const SEAL_TOP = 18;
export const COLOPHON_HEIGHT = SEAL_TOP + SEAL;

export interface Colophon {
  left: number;
  top: number;
  width: number;
  author: string;
  note: string;
  ground: string;
}

export function drawColophon(
  pen: Pen,
  sheet: Sheet,
  { left, top, width, author, note, ground }: Colophon,
): void {
  const { context } = pen;
  context.fillStyle = PAPER.line;
  context.fillRect(left, top, width, 1);
  drawSeal(pen, { text: '丹青', left, top: top + SEAL_TOP, side: SEAL, color: sheet.accentInk, ground });
  const baseline = top + SEAL_TOP + SEAL / 2 + 5;
  const titleLeft = left + SEAL + 14;
  const titleWidth = pen.write(sheet.siteTitle, titleLeft, baseline, { size: 15, weight: 500 }, PAPER.ink2);
  const type = { size: 14, weight: 500 };
  const noteLeft = left + width - pen.width(note, type);
  pen.write(note, noteLeft, baseline, type, PAPER.ink3);
  if (author === '') return;
  // Written separately, because in one line a right-to-left author name would reverse the note.
  const dot = ' · ';
  const dotLeft = noteLeft - pen.width(dot, type);
  pen.write(dot, dotLeft, baseline, type, PAPER.ink3);
  const room = dotLeft - (titleLeft + titleWidth + 32);
  const shown = cutLine(author, room, (text) => pen.width(text, type));
  pen.write(shown, dotLeft - pen.width(shown, type), baseline, type, PAPER.ink2);
}
