export { SAMPLE_PALETTES } from './palettes.ts';
export { anyPalette, anySlide } from './any-slide.ts';
export { SAMPLE_KINDS, SAMPLE_LOCALES, sampleDeck, type SampleKind } from './sample-deck.ts';
