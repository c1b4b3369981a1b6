export * from './deck-limits.ts';
export * from './decks.ts';
export * from './mock-up-limits.ts';
export * from './mock-ups.ts';
export * from './runs.ts';
export * from './slides.ts';
export { THEME_SLOTS, type ThemeSlot } from '../office/index.ts';
