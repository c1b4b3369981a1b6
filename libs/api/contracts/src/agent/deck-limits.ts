// A separate module without schemas, so that a browser does not load zod for a limit.

export const DECK_LIMITS = {
  /** Maximum length in code points. */
  topic: 1_000,
  retentionDays: 30,
  visitorHours: 24,
  undeleteMinutes: 10,
  page: 12,
} as const;

/** The only format so far (specification part 2 §2). */
export const DECK_FORMATS = ['ppt'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];
