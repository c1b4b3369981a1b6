import { breakLines, isWhole, type Broken } from './break-lines.ts';
import { clustersOf, isIdeographic } from './clusters.ts';
import type { Pen, Type } from './pen.ts';

/** From one character to the next, in em. */
const PITCH = 1.12;
/** From one column to the next, in em. */
const COLUMN_PITCH = 1.36;
/** The ideographic em box reaches this far above the letters' line. */
const ASCENT = 0.88;
/** The middle of that box above the letters' line. */
const MIDDLE = 0.38;
/** Shapes that turn with the line, as vertical writing wants: brackets, dashes, long vowels. */
const TURNING = /^[\u3008-\u3011\u3014-\u301F\u3030\u30FC\u301C（）［］｛｝｟｠～－＿＝｜]/u;
const PICTURE = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}/u;
/** Stand low and left in their box, and high and right in vertical writing. By em to the right and up. */
const CORNERED: readonly [RegExp, number][] = [
  [/^[、。，．]/u, 0.58],
  [/^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u, 0.12],
];

interface Part {
  text: string;
  /** Letters lie on their side; ideographs, and numbers of one or two digits, stand. */
  manner: 'upright' | 'turned' | 'turned-cell';
}

/** Its lines stand from right to left. */
export interface Columns extends Broken {
  type: Type;
  width: number;
  /** Of the longest. */
  height: number;
}

/** Text that is read from top to bottom: Chinese, Japanese or Korean for some part. */
export const isVertical = (text: string): boolean => clustersOf(text).some(isIdeographic);

/**
 * Columns of vertical text in a box, at least one: in the largest of the given sizes that holds all of it with no word torn, else in the
 * last of them, with an ellipsis where that is too large as well.
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

/** Draws the columns; `left` and `top` are those of their box. */
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
