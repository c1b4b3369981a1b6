import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeySchema } from '@danqing/contracts/palettes';
import { AppError } from '@danqing/nest-kit';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/**
 * Returns the request's idempotency key, or null if it has none.
 *
 * @throws {AppError} INPUT_INVALID when the key is malformed
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const given = headers[IDEMPOTENCY_KEY.toLowerCase()];
  if (given === undefined) return null;
  const { success, data } = idempotencyKeySchema.safeParse(given);
  if (!success) throw new AppError('INPUT_INVALID', { field: IDEMPOTENCY_KEY });
  return data;
}
