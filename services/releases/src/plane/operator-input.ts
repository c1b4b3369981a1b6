import { PUBLISHER_MOVES } from '@danqing/contracts/releases';
import { TEXT_LINE } from '@danqing/contracts/text';
import { z } from 'zod';
import { ReleaseError } from '../release/release-error.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // The text is stored permanently and printed to terminals.
    .regex(TEXT_LINE, 'must be one line without control characters');

export const actorSchema = line(100).min(1, 'must not be empty');
export const reasonSchema = line(500);
export const requiredReasonSchema = reasonSchema.min(1, 'must say why: the history keeps it for ever');
export const areaSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, 'is not the name of an area');
/** Name of one of several sites that share the same releases, such as `production` or `staging`. */
export const environmentSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens');
export const DEFAULT_ENVIRONMENT = 'production';
export const weightSchema = z
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(99, 'must be at most 99; activate or promote a release for everybody');
export const countSchema = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);
export const percentSchema = z
  .string()
  .transform((text) => text.replace(/%$/, ''))
  .pipe(countSchema)
  .pipe(weightSchema);
export const releasePrefixSchema = z
  .string()
  .regex(/^[0-9a-f]{6,16}$/, 'must be the first 6 to 16 hex digits of a release id');
export const publisherMovesSchema = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(PUBLISHER_MOVES, `must be among ${PUBLISHER_MOVES.join(', ')}`)));

/**
 * Validates one value from an operator.
 *
 * @throws {ReleaseError} INPUT_INVALID with the name of the value and the problem
 */
export function parseInput<T>(name: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ReleaseError(
    'INPUT_INVALID',
    `${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`,
  );
}
