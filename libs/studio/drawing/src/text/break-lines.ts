import { clustersOf, isIdeographic } from './clusters.ts';

const ELLIPSIS = '…';
/** Characters that must not start a line (JIS X 4051, GB/T 15834). */
const CLOSING =
  /^[\p{Pe}\p{Pf}、。，．！？；：·・ー…—～%‰℃々ぁぃぅぇぉっゃゅょァィゥェォッャュョ〻ゝゞヽヾ,.!?;:）]/u;
/** Characters that must not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

export interface Broken {
  lines: string[];
  complete: boolean;
  torn: boolean;
}

/**
 * Breaks a paragraph into lines no longer than `limit`. Breaks between ideographs and after spaces and
 * hyphens; inside a word only if the word alone is too long. Text beyond `most` lines is replaced by an
 * ellipsis.
 */
export function breakLines(
  text: string,
  limit: number,
  most: number,
  lengthOf: (text: string) => number,
): Broken {
  const lines: string[] = [];
  let torn = false;
  let line = '';
  let length = 0;
  const left = text
    .split('\n')
    .flatMap((paragraph, index) => [...(index > 0 ? ['\n'] : []), ...unbreakable(paragraph)])
    .reverse();
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part !== '\n' && length + lengthOf(part.trimEnd()) <= limit) {
      line += part;
      length += lengthOf(part);
      continue;
    }
    if (part !== '\n') {
      const head = line === '' ? longestHead(part, limit, lengthOf) : '';
      torn ||= head !== '';
      line += head;
      left.push(part.slice(head.length));
    }
    lines.push(line.trimEnd());
    line = '';
    length = 0;
    if (lines.length === most) return { lines: shortenLast(lines, limit, lengthOf), complete: false, torn };
  }
  if (line !== '') lines.push(line.trimEnd());
  return { lines, complete: true, torn };
}

/** Works like `breakLines`, but balances the line lengths. */
export function breakEvenly(
  text: string,
  limit: number,
  most: number,
  lengthOf: (text: string) => number,
): Broken {
  let best = breakLines(text, limit, most, lengthOf);
  if (best.torn || !best.complete || best.lines.length < 2) return best;
  for (let part = 0.95; part > 0.5; part -= 0.05) {
    const next = breakLines(text, limit * part, best.lines.length, lengthOf);
    if (next.torn || !next.complete) break;
    best = next;
  }
  return best;
}

/** Returns whether the lines hold the whole text without splitting a word. */
export const isWhole = ({ complete, torn }: Broken): boolean => complete && !torn;

/** Returns one line, truncated with an ellipsis if longer than `limit`. */
export function cutLine(text: string, limit: number, lengthOf: (text: string) => number): string {
  return lengthOf(text) <= limit ? text : shorten(text, limit, lengthOf);
}

function shortenLast(lines: string[], limit: number, lengthOf: (text: string) => number): string[] {
  return [...lines.slice(0, -1), shorten(lines.at(-1) ?? '', limit, lengthOf)];
}

function shorten(text: string, limit: number, lengthOf: (text: string) => number): string {
  const clusters = clustersOf(text);
  while (clusters.length > 0 && lengthOf(clusters.join('').trimEnd() + ELLIPSIS) > limit) clusters.pop();
  return clusters.join('').trimEnd() + ELLIPSIS;
}

function longestHead(text: string, limit: number, lengthOf: (text: string) => number): string {
  const [first = '', ...rest] = clustersOf(text);
  let head = first;
  for (const cluster of rest) {
    if (lengthOf(head + cluster) > limit) break;
    head += cluster;
  }
  return head;
}

function unbreakable(paragraph: string): string[] {
  const parts: string[] = [];
  let previous = '';
  for (const cluster of clustersOf(paragraph)) {
    const last = parts.at(-1);
    const joined =
      last !== undefined &&
      (cluster === ' ' ||
        CLOSING.test(cluster) ||
        OPENING.test(last) ||
        (previous !== ' ' && previous !== '-' && !isIdeographic(previous) && !isIdeographic(cluster)));
    if (joined) parts[parts.length - 1] = last + cluster;
    else parts.push(cluster);
    previous = cluster;
  }
  return parts;
}
