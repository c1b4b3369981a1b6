import { clustersOf, isEmoji, withoutEmoji } from './emoji.ts';
import { joinedWords } from './joined-words.ts';

const QUOTATION_MARKS = ['“”', '‘’', '「」', '『』', '《》', '""', "''"];
const OPENING = new Set(QUOTATION_MARKS.map(([open = '']) => open));
const CLOSING = new Set(QUOTATION_MARKS.map(([, close = '']) => close));
const isMark = (cluster: string) => isEmoji(cluster) || OPENING.has(cluster) || CLOSING.has(cluster);
const isSpace = (cluster: string) => /^\s+$/u.test(cluster);

/**
 * Returns the words as the topic has them: with the emoji and quotation marks in and around them, which
 * parsing removed. Emoji at the two ends of the topic are kept even if the words are elsewhere.
 */
export function asTyped(words: string, topic: string): string {
  const typed = clustersOf(topic);
  const found = find(
    clustersOf(words).filter((cluster) => !isSpace(cluster)),
    typed,
  );
  if (!found) return [...edge(typed), words, ...edge(typed.toReversed()).toReversed()].join(' ');
  let [from, to] = found;
  for (;;) {
    const [before, after] = [reach(typed, from, -1), reach(typed, to, 1)];
    if (before !== from || after !== to) [from, to] = [before, after];
    else if (QUOTATION_MARKS.includes(`${typed[from - 1]}${typed[to]}`)) [from, to] = [from - 1, to + 1];
    else break;
  }
  const first = from > 0 ? edge(typed.slice(0, from)) : [];
  const last = to < typed.length ? edge(typed.slice(to).toReversed()).toReversed() : [];
  return [...first, joinedWords(typed.slice(from, to).join('')).trim(), ...last].join(' ');
}

/** Returns where the words are in the topic, between or without its emoji and quotation marks. */
function find(words: readonly string[], typed: readonly string[]): [from: number, to: number] | null {
  if (words.length === 0) return null;
  for (let from = 0; from < typed.length; from++) {
    let matched = 0;
    let at = from;
    while (at < typed.length && matched < words.length) {
      const cluster = typed[at]!;
      if (cluster === words[matched] || withoutEmoji(cluster) === words[matched]) matched++;
      else if (matched === 0 || !(isSpace(cluster) || isMark(cluster))) break;
      at++;
    }
    if (matched === words.length) return [from, at];
  }
  return null;
}

/** Returns the end of the emoji next to a place of the topic, in one direction. */
function reach(typed: readonly string[], place: number, step: 1 | -1): number {
  let end = place;
  for (let at = place; ; at += step) {
    const cluster = step === 1 ? typed[at] : typed[at - 1];
    if (cluster === undefined || !(isSpace(cluster) || isEmoji(cluster))) return end;
    if (isEmoji(cluster)) end = at + step;
  }
}

function edge(clusters: readonly string[]): string[] {
  const end = clusters.findIndex((cluster) => !isSpace(cluster) && !isEmoji(cluster));
  const emoji = clusters.slice(0, end === -1 ? clusters.length : end).filter(isEmoji);
  return emoji.length > 0 ? [emoji.join('')] : [];
}
