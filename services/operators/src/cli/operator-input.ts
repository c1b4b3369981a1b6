import { EVERY, OPERATOR_RIGHTS, SECURITY_ACTIONS } from '@danqing/contracts/operators';
import { z } from 'zod';

/**
 * Names are logged permanently. They exclude brackets, so that no operator can be called `(shared token)`.
 */
export const nameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u,
    'must be 1-60 letters, digits, spaces, dots, hyphens and underscores',
  );
export const codeSchema = z.string().regex(/^\d{3} ?\d{3}$/, 'must be six digits');
export const limitSchema = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'must be at least 1').max(1000, 'must be at most 1000'));
export const actionSchema = z.enum(SECURITY_ACTIONS, `must be one of ${SECURITY_ACTIONS.join(', ')}`);
export const resultSchema = z.enum(['allowed', 'refused'], 'must be allowed or refused');
export const actorFilterSchema = z.string().min(1, 'must not be empty').max(120);

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
export const sinceSchema = z.string().transform((text, context) => {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const since = count ? Date.now() - Number(count) * UNITS_MS[unit as 'm' | 'h' | 'd'] : Date.parse(text);
  if (!Number.isNaN(since)) return new Date(since);
  context.addIssue('must be like 90m, 12h, 3d, or a date like 2026-03-01');
  return z.NEVER;
});

const listOf = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .max(2000)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1));
export const rightsSchema = listOf(
  z.enum([...OPERATOR_RIGHTS, EVERY], `must be among ${OPERATOR_RIGHTS.join(', ')} and *`),
);
export const areasSchema = listOf(
  z.string().regex(/^(?:\*|[a-z][a-z0-9-]{1,30})$/, 'must be names of areas, or *'),
);
