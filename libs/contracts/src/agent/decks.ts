import { z } from 'zod';
import { makerSchema } from '../makers/makers.ts';
import { DECK_FORMATS } from './deck-limits.ts';
import { deckDesignSchema, deckModelSchema, deckPlanSchema } from './slides.ts';

/** Number of a run and of the deck that it makes; unguessable. */
export const deckIdSchema = z.uuid();

/** A deck, or what there is of one that was stopped. */
export const deckSchema = z.object({
  /** The request_id of its run. */
  id: deckIdSchema,
  title: z.string(),
  topic: z.string(),
  format: z.enum(DECK_FORMATS),
  locale: deckPlanSchema.shape.locale,
  /** As many as its plan has. */
  slides: z.number().int(),
  /** As many as are written. */
  written: z.number().int(),
  palette: z.object({ name: z.string(), colors: deckDesignSchema.shape.palette }),
  maker: makerSchema,
  /** Paths on this site, base path included; null while slides are missing. */
  files: z.object({ pptx: z.string(), pdf: z.string() }).nullable(),
  created_at: z.iso.datetime({ offset: true }),
  /** When it is deleted by itself. */
  expires_at: z.iso.datetime({ offset: true }),
});
export type Deck = z.infer<typeof deckSchema>;

/** Answer to `GET /api/agent/decks/{id}`. */
export const deckResponseSchema = z.object({
  success: z.literal(true),
  data: deckSchema.extend(deckModelSchema.shape),
});
export type DeckResponse = z.infer<typeof deckResponseSchema>;

/** Query of `GET /api/agent/decks`. */
export const decksQuerySchema = z.object({
  /** `next` of the page before. */
  after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type DecksQuery = z.output<typeof decksQuerySchema>;

/** Answer to it: own decks with a plan, the newest first. */
export const decksResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(deckSchema),
  next: z.number().int().nullable(),
});
export type DecksResponse = z.infer<typeof decksResponseSchema>;
