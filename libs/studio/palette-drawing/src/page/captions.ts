import { breakLines, type Pen, type Type } from '@danqing/drawing';

export interface CaptionLine {
  text: string;
  type: Type;
  color: string;
  most: number;
}

export interface Caption {
  height: number;
  draw(pen: Pen, left: number, top: number): void;
}

/** Line height, in em. */
const LEADING = 1.42;

/**
 * Aligns captions of one kind across the row. A swatch without that line leaves a gap, unless the whole row
 * lacks it.
 */
export function captionsOfRow(pen: Pen, row: readonly CaptionLine[][], width: number): Caption[] {
  const broken = row.map((lines) =>
    lines.map((line) => ({
      ...line,
      lines: breakLines(line.text, width, line.most, (part) => pen.width(part, line.type)).lines,
    })),
  );
  const kinds = Math.max(...row.map((lines) => lines.length));
  const heights = Array.from({ length: kinds }, (_, kind) =>
    Math.max(
      ...broken.map((lines) => (lines[kind]?.lines.length ?? 0) * (lines[kind]?.type.size ?? 0) * LEADING),
    ),
  );
  const height = heights.reduce((sum, next) => sum + next, 0);
  return broken.map((lines) => ({
    height,
    draw(surface, left, top) {
      let at = top;
      lines.forEach(({ lines: texts, type, color }, kind) => {
        texts.forEach((text, index) =>
          surface.write(text, left, at + (index + 0.5) * type.size * LEADING + type.size * 0.34, type, color),
        );
        at += heights[kind] ?? 0;
      });
    },
  }));
}
