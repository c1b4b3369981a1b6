import rhymeBook from '../../data/rhyme-book.json' with { type: 'json' };
import type { Reading, Tone } from './reading.ts';
import { SENSES } from './senses.ts';

/** Level, oblique, or either if both readings share a sense. */
export type ToneMark = '平' | '仄' | '通';

const readings = new Map<string, Reading[]>();
for (const [tone, rhymes] of Object.entries(rhymeBook) as [Tone, Record<string, string>][]) {
  for (const [rhyme, characters] of Object.entries(rhymes)) {
    for (const character of characters) {
      readings.set(character, [...(readings.get(character) ?? []), { tone, rhyme }]);
    }
  }
}

/**
 * Returns the 平水韵 readings per simplified character, disambiguated by words. Empty for a character that the
 * rhyme book lacks.
 */
export function readText(text: string): (readonly Reading[])[] {
  const characters = [...text];
  const found: (readonly Reading[])[] = characters.map((character) => readings.get(character) ?? []);
  for (const { word, at, reading } of SENSES) {
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      found[start + at] = [reading];
    }
  }
  return found;
}

export function toneMark(found: readonly Reading[]): ToneMark | undefined {
  if (found.length === 0) return undefined;
  if (found.every(({ tone }) => tone === '平')) return '平';
  return found.some(({ tone }) => tone === '平') ? '通' : '仄';
}

/** Returns one mark per character; `？` for one that the rhyme book lacks. */
export function toneMarks(text: string): string {
  return readText(text)
    .map((found) => toneMark(found) ?? '？')
    .join('');
}

export function levelRhymes(text: string): string[] {
  return (readText(text).at(-1) ?? []).flatMap(({ tone, rhyme }) => (tone === '平' ? [rhyme] : []));
}
