import entries from '../../data/senses.json' with { type: 'json' };
import type { Reading } from './reading.ts';

interface Sense {
  word: string;
  at: number;
  reading: Reading;
}

/** Words whose sense requires a different reading from the rhyme book. */
export const SENSES: readonly Sense[] = entries.map(({ word, character, tone, rhyme }) => ({
  word,
  at: word.indexOf(character),
  reading: { tone: tone as Reading['tone'], rhyme },
}));
