export { kindOfTopic, writeDeck, type DeckRequest, type WrittenDeck } from './write-deck.ts';
export { languageOfTopic } from './topic/language-of-topic.ts';
export type { DeckPalette } from './writing/palette-words.ts';
