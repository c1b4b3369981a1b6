import type { Phrase } from '../lexicon/lexicon.ts';

export type LineFrame = 'act' | 'clause' | 'sentence';

export interface ComposedLine {
  frame: LineFrame;
  opening?: Phrase;
  modifier?: Phrase;
  head?: Phrase;
  tail: Phrase;
}

export const phrasesOf = ({ opening, modifier, head, tail }: ComposedLine): Phrase[] =>
  [opening, modifier, head, tail].filter((phrase) => phrase !== undefined);

export const textOf = (line: ComposedLine): string =>
  phrasesOf(line)
    .map(({ text }) => text)
    .join('');
