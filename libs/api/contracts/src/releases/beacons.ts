import { z } from 'zod';
import { LOAD_OUTCOMES } from './moves.ts';
import { areaIdSchema } from './releases.ts';

export const MAX_OUTCOMES_PER_BEACON = 40;
export const MAX_HEALTH_AREAS = 20;
export const MAX_ERRORS_PER_AREA = 5;
/** Tokens have six bytes for it. */
const MAX_SEQUENCE = 2 ** 48 - 1;

const releaseIdSchema = z.string().regex(/^[0-9a-f]{16}$/);
const milliseconds = z.number().int().min(0).max(600_000).optional();

/** What a page measured until it was hidden for the first time. */
const healthSchema = z.object({
  /** Areas that the page has loaded, the one that it began with first. The shell is among them. */
  loaded: z
    .array(
      z.object({
        area: areaIdSchema,
        release: releaseIdSchema,
        errors: z
          .array(
            z.object({
              /** The message without quoted text, numbers and symbols. */
              message: z.string().regex(/^[\p{L} ().,:_…-]{0,80}$/u),
              /** File of the release, line and column. */
              frame: z.string().regex(/^[\w./-]{1,80}\.js:\d{1,7}:\d{1,7}$/),
            }),
          )
          .max(MAX_ERRORS_PER_AREA),
      }),
    )
    .min(1)
    .max(MAX_HEALTH_AREAS),
  /** Vitals of the first area. Those that the browser does not measure are missing. */
  vitals: z.object({
    lcp: milliseconds,
    inp: milliseconds,
    /** Thousandths. */
    cls: z.number().int().min(0).max(100_000).optional(),
    /** Time by which long tasks exceeded 50 ms. */
    long: milliseconds,
  }),
});

/** `navigator.sendBeacon` sends the JSON as text. */
export const beaconSchema = z
  .object({
    token: z.string().max(100),
    outcomes: z
      .array(z.object({ area: areaIdSchema, release: releaseIdSchema, outcome: z.enum(LOAD_OUTCOMES) }))
      .max(MAX_OUTCOMES_PER_BEACON),
    health: healthSchema.optional(),
  })
  .refine(({ outcomes, health }) => outcomes.length > 0 || health !== undefined, 'must report something');
export type Beacon = z.infer<typeof beaconSchema>;
export const beaconTokenRequestSchema = z.object({
  /** The sequence of the page's document. */
  sequence: z.number().int().min(0).max(MAX_SEQUENCE),
  /** The area of the page, when the page has only begun and the area has a canary. */
  begun: areaIdSchema.optional(),
});
export type BeaconTokenRequest = z.infer<typeof beaconTokenRequestSchema>;
export const beaconTokenResponseSchema = z.object({ token: z.string() });
export type BeaconTokenResponse = z.infer<typeof beaconTokenResponseSchema>;
