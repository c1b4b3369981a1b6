import {
  breakEvenly,
  fitColumns,
  isRightToLeft,
  isVertical,
  isWhole,
  writeColumns,
  type Pen,
  type Type,
} from '@danqing/drawing';
import type { Sheet } from '../sheet/sheet.ts';
import { PAPER } from '../paper/paper.ts';

const WEIGHT = 600;
const RULE_GAP = 3;

export interface TitleLabel {
  width: number;
  height: number;
  draw(pen: Pen, left: number, top: number): void;
}

export const titleOf = (pen: Pen, { name, unnamed }: Sheet): string => (pen.canWrite(name) ? name : unnamed);

export function verticalLabel(pen: Pen, name: string, height: number): TitleLabel | null {
  if (!isVertical(name)) return null;
  const padding = { x: 18, top: 22, bottom: 20 };
  const inner = height - padding.top - padding.bottom;
  const columns = [
    { width: 56, sizes: [56, 48] },
    { width: 100, sizes: [42] },
    { width: 130, sizes: [34] },
    { width: 170, sizes: [28, 24] },
  ]
    .map(({ width, sizes }) => fitColumns(pen, name, { width, height: inner }, { sizes, weight: WEIGHT }))
    .reduce((found, next) => (isWhole(found) ? found : next));
  const width = columns.width + 2 * padding.x;
  const tall = Math.max(columns.height + padding.top + padding.bottom, Math.min(240, height));
  return {
    width,
    height: tall,
    draw(surface, left, top) {
      pasteLabel(surface, left, top, width, tall);
      writeColumns(surface, columns, left + padding.x, top + padding.top, PAPER.ink);
    },
  };
}

export function horizontalLabel(pen: Pen, name: string, width: number): TitleLabel {
  const padding = { x: 28, y: 18 };
  const inner = width - 2 * padding.x;
  const { lines, type } = fitLines(pen, name, inner, [
    { size: 52, most: 1 },
    { size: 42, most: 1 },
    { size: 34, most: 2 },
    { size: 26, most: 3 },
  ]);
  const lineHeight = type.size * 1.3;
  const written = Math.max(...lines.map((line) => pen.width(line, type)));
  const box = { width: written + 2 * padding.x, height: lines.length * lineHeight + 2 * padding.y };
  return {
    ...box,
    draw(surface, left, top) {
      pasteLabel(surface, left, top, box.width, box.height);
      lines.forEach((line, index) => {
        const free = isRightToLeft(name) ? written - surface.width(line, type) : 0;
        const baseline = top + padding.y + index * lineHeight + lineHeight / 2 + type.size * 0.36;
        surface.write(line, left + padding.x + free, baseline, type, PAPER.ink);
      });
    },
  };
}

function fitLines(
  pen: Pen,
  text: string,
  width: number,
  attempts: readonly { size: number; most: number }[],
): { lines: string[]; type: Type } {
  let fitted: { lines: string[]; type: Type } | undefined;
  for (const { size, most } of attempts) {
    const type = { size, weight: WEIGHT };
    const broken = breakEvenly(text, width, most, (part) => pen.width(part, type));
    fitted = { lines: broken.lines, type };
    if (isWhole(broken)) break;
  }
  if (!fitted) throw new RangeError('no attempt was given');
  return fitted;
}

function pasteLabel({ context }: Pen, left: number, top: number, width: number, height: number): void {
  context.fillStyle = PAPER.surface;
  context.fillRect(left, top, width, height);
  context.strokeStyle = PAPER.ink;
  context.lineWidth = 1;
  context.strokeRect(left + 0.5, top + 0.5, width - 1, height - 1);
  const inset = RULE_GAP + 1.5;
  context.strokeRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
}
