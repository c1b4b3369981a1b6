import type { TalkKind } from '@danqing/contracts/agent';
import kindWords from '../../data/kind-words.json' with { type: 'json' };

interface Word {
  weight: number;
  found: (text: string) => boolean;
}

const escapeOf = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const NUMBER = `(?:\\d+|[一二两三四五六七八九十]+|${'one two three four five six seven eight nine ten'.replaceAll(' ', '|')})`;

function wordOf(word: string, weight: number): Word {
  const isLatin = /^[#\s]*[a-z]/u.test(word);
  if (!isLatin && !word.includes('#')) return { weight, found: (text) => text.includes(word) };
  const source = escapeOf(word).replaceAll('#', NUMBER);
  const pattern = new RegExp(isLatin ? `(?<![a-z])${source}(?:s|es|ed|ing|'s)?(?![a-z])` : source, 'u');
  return { weight, found: (text) => pattern.test(text) };
}

/** Order breaks ties between kinds. */
const WORDS = Object.entries(kindWords).map(([kind, lists]) => ({
  kind: kind as keyof typeof kindWords,
  words: lists.flatMap(({ weight, words }) => words.map((word) => wordOf(word, weight))),
}));

/** Minimum total weight; a single hint is not enough. */
const ENOUGH = 2;

/** Returns the kind of talk with the highest total weight, or `talk` below the minimum. */
export function kindOfText(text: string): TalkKind {
  const lower = text.toLowerCase().replaceAll('’', "'");
  let best: TalkKind = 'talk';
  let most = ENOUGH - 1;
  for (const { kind, words } of WORDS) {
    // The heaviest word counts fully and further words count half, because they add little evidence.
    const weights = words.filter(({ found }) => found(lower)).map(({ weight }) => weight);
    const heaviest = Math.max(0, ...weights);
    const total = heaviest + (weights.reduce((sum, weight) => sum + weight, 0) - heaviest) / 2;
    if (total > most) [best, most] = [kind, total];
  }
  return best;
}
