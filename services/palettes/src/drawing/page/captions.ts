import { breakLines, type Pen, type Type } from '@danqing/drawing';

/** One kind of line below a slip. */
export interface CaptionLine {
  text: string;
  type: Type;
  color: string;
  /** Lines that it may take before an ellipsis. */
  most: number;
}

export interface Caption {
  height: number;
  draw(pen: Pen, left: number, top: number): void;
}

/** Line height of captions, in em. */
const LEADING = 1.42;

/**
 * The captions of one row of slips. Lines of one kind stand side by side: where a slip lacks one that another has, its place
 * stays free, and a kind that all lack takes none.
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
