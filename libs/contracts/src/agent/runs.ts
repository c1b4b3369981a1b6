import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.ts';
import { visibleText } from '../text/index.ts';
import { DECK_FORMATS, DECK_LIMITS } from './deck-limits.ts';
import { deckIdSchema, deckSchema } from './decks.ts';
import { deckDesignSchema, deckPlanSchema, slideSchema } from './slides.ts';

const PALETTE_NAME = 60;
/** Far more than any colours of a palette take as JSON. */
const COLORS_TEXT = 20_000;

/** Body of `POST /api/agent/run-stream`. The message of an issue may be an error code of ours. */
export const runRequestSchema = z.object({
  /** What the talk is about, and for whom. */
  topic: z
    .string('DECK_TOPIC_REQUIRED')
    .transform((text) => visibleText(text, { lines: true }).trim())
    .refine((text) => text !== '', 'DECK_TOPIC_REQUIRED')
    .refine((text) => [...text].length <= DECK_LIMITS.topic, 'DECK_TOPIC_TOO_LONG'),
  format: z.enum(DECK_FORMATS).default('ppt'),
  palette: z.object(
    {
      id: z.union([z.number(), z.string().max(100)]).nullish(),
      name: z
        .string()
        .nullish()
        .transform((name) => [...visibleText(name ?? '').trim()].slice(0, PALETTE_NAME).join('')),
      /** Entries as the specification has them (part 2 §3), an array or the same as a JSON string. */
      colors: z.union([z.string().max(COLORS_TEXT), z.array(z.unknown())], 'PALETTE_INVALID'),
    },
    'PALETTE_INVALID',
  ),
});
export type RunRequest = z.input<typeof runRequestSchema>;

/** Header of `GET /api/agent/runs/{id}/events`: the `id` of the last event that came; the next one is the first of the answer. */
export const lastEventIdSchema = z.string().regex(/^\d{1,3}$/);

/**
 * What the streams tell, each an event of this name whose data is the JSON (specification part 2 §7), with the number of the
 * event as its `id`, from 0. `done` or `error` is the last; a stream that ends without them was cut off and can be resumed.
 */
export const runEventSchemas = {
  start: z.object({ request_id: deckIdSchema }),
  plan: z.object({ plan: deckPlanSchema }),
  design: z.object({ design: deckDesignSchema }),
  /** `index` counts from 0. */
  content: z.object({ item: slideSchema, index: z.number().int() }),
  error: errorBodySchema,
  done: z.object({ deck: deckSchema }),
} as const;
export type RunEvents = { [Name in keyof typeof runEventSchemas]: z.infer<(typeof runEventSchemas)[Name]> };
