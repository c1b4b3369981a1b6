// What tests and drills of decks are made of; never part of a build.
export { SAMPLE_PALETTES } from './palettes.ts';
export { anyPalette, anySlide } from './any-slide.ts';
export { sampleDeck } from './sample-deck.ts';
