import { breakLines, isWhole, type Broken } from './break-lines.ts';
import { clustersOf, isIdeographic } from './clusters.ts';
import type { Pen, Type } from './pen.ts';

/** Distance between characters and between columns, in em. */
const PITCH = 1.12;
const COLUMN_PITCH = 1.36;
/** Top of the ideographic em box above the baseline, in em. */
const ASCENT = 0.88;
const MIDDLE = 0.38;
const TURNING = /^[\u3008-\u3011\u3014-\u301F\u3030\u30FC\u301C（）［］｛｝｟｠～－＿＝｜]/u;
const PICTURE = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}/u;
/**
 * Characters that stand low and left in the em box, but high and right in vertical text. The number is the
 * shift right and up, in em.
 */
const CORNERED: readonly [RegExp, number][] = [
  [/^[、。，．]/u, 0.58],
  [/^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u, 0.12],
];

interface Part {
  text: string;
  manner: 'upright' | 'turned' | 'turned-cell';
}

export interface Columns extends Broken {
  type: Type;
  width: number;
  height: number;
}

/** Returns whether a text contains an ideographic character, so that it can be set vertically. */
export const isVertical = (text: string): boolean => clustersOf(text).some(isIdeographic);

/**
 * Lays out vertical text in a box. Uses the largest size that holds all of it without splitting a word;
 * otherwise the last size, truncated with an ellipsis if needed.
 */
export function fitColumns(
  pen: Pen,
  text: string,
  box: { width: number; height: number },
  { sizes, weight }: { sizes: readonly number[]; weight: number },
): Columns {
  let fitted: Columns | undefined;
  for (const size of sizes) {
    const type = { size, weight };
    const lengthOf = (part: string) => columnLength(pen, part, type);
    const most = Math.max(1, Math.floor((box.width / size - 1) / COLUMN_PITCH + 1));
    const broken = breakLines(text, box.height, most, lengthOf);
    fitted = {
      ...broken,
      type,
      width: size * (1 + (broken.lines.length - 1) * COLUMN_PITCH),
      height: Math.max(0, ...broken.lines.map((line) => lengthOf(line) - (PITCH - 1) * size)),
    };
    if (isWhole(fitted)) break;
  }
  if (!fitted) throw new RangeError('no size was given');
  return fitted;
}

/**
 * Draws the result of `fitColumns` from right to left. `left` and `top` are the upper left corner of its
 * `width` × `height`.
 */
export function writeColumns(pen: Pen, columns: Columns, left: number, top: number, color: string): void {
  const { lines, type, width } = columns;
  lines.forEach((line, index) => {
    const center = left + width - type.size * (0.5 + index * COLUMN_PITCH);
    writeColumn(pen, line, center, top, type, color);
  });
}

function writeColumn(pen: Pen, text: string, center: number, top: number, type: Type, color: string): void {
  const { size } = type;
  let at = top;
  for (const part of partsOf(text)) {
    const length = partLength(pen, part, type);
    const width = pen.width(part.text, type);
    if (part.manner === 'upright') {
      const shift = (CORNERED.find(([characters]) => characters.test(part.text))?.[1] ?? 0) * size;
      pen.write(part.text, center - width / 2 + shift, at + ASCENT * size - shift, type, color);
    } else {
      const middle = part.manner === 'turned' ? at + length / 2 : at + size / 2;
      pen.writeTurned(part.text, { x: center, y: middle }, -width / 2, MIDDLE * size, type, color);
    }
    at += length;
  }
}

const columnLength = (pen: Pen, text: string, type: Type): number =>
  partsOf(text).reduce((sum, part) => sum + partLength(pen, part, type), 0);

function partLength(pen: Pen, { text, manner }: Part, type: Type): number {
  const width = pen.width(text, type);
  return manner === 'turned' || width === 0 ? width : type.size * PITCH;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let letters = '';
  const endLetters = () => {
    if (letters !== '')
      parts.push({ text: letters, manner: /^\d{1,2}$/.test(letters) ? 'upright' : 'turned' });
    letters = '';
  };
  for (const cluster of clustersOf(text)) {
    if (!isIdeographic(cluster) && !PICTURE.test(cluster)) {
      letters += cluster;
      continue;
    }
    endLetters();
    parts.push({ text: cluster, manner: TURNING.test(cluster) ? 'turned-cell' : 'upright' });
  }
  endLetters();
  return parts;
}
