export * from './deck-limits.ts';
export * from './decks.ts';
export * from './dressing-limits.ts';
export * from './dressings.ts';
export * from './runs.ts';
export * from './slides.ts';
