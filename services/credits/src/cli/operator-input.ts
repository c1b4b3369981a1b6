import { z } from 'zod';
import { KEY_LENGTH, LARGEST_AMOUNT, RELEASE_PREFIX } from '../account/movement.ts';

const whole = (largest: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(1, 'must be at least 1').max(largest, `must be at most ${largest}`));

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    // The text is stored permanently and printed to terminals.
    .regex(/^\P{Cc}*$/u, 'must be one line without control characters');

export const memberSchema = z
  .string()
  .trim()
  .max(320, 'must have at most 320 characters')
  .regex(
    /^(?:[1-9]\d{0,14}|\S+@\S+|\+[\d ().-]{4,32})$/,
    'must be a member number, a mail address, or a phone number with + and country code',
  );
export const amountSchema = whole(LARGEST_AMOUNT);
export const limitSchema = whole(1_000);
export const reasonSchema = line(200);
export const keySchema = line(KEY_LENGTH).refine(
  (key) => !key.startsWith(RELEASE_PREFIX),
  `must not begin with ${RELEASE_PREFIX}`,
);
export const actorSchema = line(100);
