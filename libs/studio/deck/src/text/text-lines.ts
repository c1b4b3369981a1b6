import type { Text } from '../page/primitives.ts';
import { extentOf } from './set-text.ts';

export interface PlacedLine {
  line: string;
  /**
   * In inches. Horizontal lines: alignment anchor and baseline. Vertical lines: centre of the column and its
   * top.
   */
  x: number;
  y: number;
}

const POINTS = 72;
/**
 * Offset of the baseline from the middle of a line, in em. Approximates how Office and LibreOffice set exact
 * line heights.
 */
const BASELINE = 0.36;

/** Returns the position of each line, for renderers without a paragraph layout of their own. */
export function textLines(text: Text): PlacedLine[] {
  const { box, leading, gap, size, align, anchor, vertical } = text;
  const { across } = extentOf(text);
  const room = (vertical ? box.w : box.h) - across;
  const from = anchor === 'top' ? 0 : anchor === 'middle' ? room / 2 : room;
  const x = align === 'left' ? box.x : align === 'center' ? box.x + box.w / 2 : box.x + box.w;
  const placed: PlacedLine[] = [];
  let at = 0;
  text.paragraphs.forEach(({ lines }, index) => {
    if (index > 0) at += gap;
    for (const line of lines) {
      const middle = from + (at + leading / 2) / POINTS;
      placed.push(
        vertical
          ? { line, x: box.x + box.w - middle, y: box.y + centering(text, line) }
          : { line, x, y: box.y + middle + (BASELINE * size) / POINTS },
      );
      at += leading;
    }
  });
  return placed;
}

function centering(text: Text, line: string): number {
  if (text.align === 'left') return 0;
  const { along } = extentOf({ ...text, paragraphs: [{ text: line, lines: [line] }] });
  return (text.box.h - along) / (text.align === 'center' ? 2 : 1);
}
