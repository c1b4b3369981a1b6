import { clustersOf } from './clusters.ts';
import { emsOf, isFullWidth } from './widths.ts';

/** Characters that must not start a line (JIS X 4051, GB/T 15834). */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．！？；：·・ー…—～%‰℃々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?;:）]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const PARTS = new Map<string, readonly string[]>();
const MAX_CACHED = 400;

function partsOf(text: string): readonly string[] {
  let parts = PARTS.get(text);
  if (!parts) {
    if (PARTS.size >= MAX_CACHED) PARTS.clear();
    PARTS.set(text, (parts = unbreakable(text)));
  }
  return parts;
}

function unbreakable(text: string): string[] {
  const parts: string[] = [];
  let previous = '';
  for (const cluster of clustersOf(text)) {
    const last = parts.at(-1);
    const joined =
      last !== undefined &&
      (cluster === ' ' ||
        CLOSING.test(cluster) ||
        OPENING.test(last) ||
        (previous !== ' ' && !isFullWidth(previous) && !isFullWidth(cluster)));
    if (joined) parts[parts.length - 1] = last + cluster;
    else parts.push(cluster);
    previous = cluster;
  }
  return parts;
}

export interface Broken {
  lines: string[];
  torn: boolean;
}

/**
 * Breaks text into lines of at most `limit` em, between ideographs and after spaces. Splits a word that is
 * longer than a line.
 */
export function breakLines(text: string, limit: number, bold: boolean): Broken {
  const lines: string[] = [];
  let line = '';
  let torn = false;
  const fits = (candidate: string) => emsOf(candidate.trimEnd(), bold) <= limit;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
  };
  for (const part of partsOf(text)) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line !== '') end();
    if (fits(part)) {
      line = part;
      continue;
    }
    torn = true;
    for (const cluster of clustersOf(part)) {
      if (line !== '' && !fits(line + cluster)) end();
      line += cluster;
    }
  }
  if (line.trimEnd() !== '' || lines.length === 0) end();
  return { lines, torn };
}

const BREATH = /[，、；：。！？,;:.!?—]$/;

/**
 * Breaks text into as many lines as `breakLines` does. Prefers breaks after punctuation, otherwise lines of
 * even width. Avoids a last line of one word.
 */
export function breakEvenly(text: string, limit: number, bold: boolean): Broken {
  let best = breakLines(text, limit, bold);
  const count = best.lines.length;
  if (count < 2 || count > 4 || best.torn) return best;
  let breathing: Broken | undefined;
  for (let part = 1; part > 0.45; part -= 0.04) {
    const next = breakLines(text, limit * part, bold);
    if (next.torn || next.lines.length > count) break;
    best = next;
    if (next.lines.slice(0, -1).every((line) => BREATH.test(line))) breathing = next;
  }
  return breathing ?? best;
}
