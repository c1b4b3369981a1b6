import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeySchema } from '@danqing/contracts/palettes';
import { AppError } from '@danqing/nest-kit';

/** Header of a request that must not act twice. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** The key of the request; null without one. @throws AppError INPUT_INVALID when it is none */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const given = headers[IDEMPOTENCY_KEY.toLowerCase()];
  if (given === undefined) return null;
  const { success, data } = idempotencyKeySchema.safeParse(given);
  if (!success) throw new AppError('INPUT_INVALID', { field: IDEMPOTENCY_KEY });
  return data;
}
