import type { Phrase } from '../lexicon/lexicon.ts';

/** How the parts of a line stand to each other: something acts; a place or time and what happens; a sentence of its own. */
export type LineFrame = 'act' | 'clause' | 'sentence';

export interface ComposedLine {
  frame: LineFrame;
  /** A place, a time or a manner before all the rest. */
  opening?: Phrase;
  /** Stands with the subject. */
  modifier?: Phrase;
  /** A subject, a place or a time; none in a sentence. */
  head?: Phrase;
  tail: Phrase;
}

export const phrasesOf = ({ opening, modifier, head, tail }: ComposedLine): Phrase[] =>
  [opening, modifier, head, tail].filter((phrase) => phrase !== undefined);

export const textOf = (line: ComposedLine): string =>
  phrasesOf(line)
    .map(({ text }) => text)
    .join('');
