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
    // Kept for ever and printed to terminals.
    .regex(/^\P{Cc}*$/u, 'must be one line without control characters');

export const userIdSchema = whole(Number.MAX_SAFE_INTEGER);
export const amountSchema = whole(LARGEST_AMOUNT);
export const limitSchema = whole(1_000);
/** Why, as it stands in the ledger after `admin: `. */
export const reasonSchema = line(200);
export const keySchema = line(KEY_LENGTH).refine(
  (key) => !key.startsWith(RELEASE_PREFIX),
  `must not begin with ${RELEASE_PREFIX}`,
);
/** Who acts. */
export const actorSchema = line(100);

/** A value that an operator gave has the wrong form. */
export class OperatorInputError extends Error {
  override readonly name = 'OperatorInputError';
}

/** Checks one value that an operator gave. Throws an OperatorInputError with its name and what is wrong. */
export function parseInput<Value>(name: string, schema: z.ZodType<Value>, value: unknown): Value {
  if (value === undefined) throw new OperatorInputError(`${name} is missing`);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new OperatorInputError(`${name} ${result.error.issues[0]?.message}`);
}
