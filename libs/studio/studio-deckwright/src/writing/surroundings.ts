import type { DeckPalette } from './palette-words.ts';
import type { Writer } from './writer.ts';

export interface Surroundings {
  writer: Writer;
  palette: DeckPalette;
  title: string;
  subtitle: string;
  character: string;
  sections: readonly string[];
  number: number;
  seconds: number;
}
