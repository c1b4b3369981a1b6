// Apart from the schemas: a browser that needs a limit must not load zod with it.

export const DECK_LIMITS = {
  /** Characters (code points) of a topic. */
  topic: 1_000,
  /** Days that a member's deck is kept. */
  keptDays: 30,
  /** Hours that a visitor's deck is kept. */
  visitorHours: 24,
  /** Minutes in which a deleted deck can be brought back. */
  undeleteMinutes: 10,
  /** Decks of a page of the list. */
  page: 12,
} as const;

/** The only one so far (specification part 2 §2). */
export const DECK_FORMATS = ['ppt'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];
