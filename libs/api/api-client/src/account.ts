import type { CreditHistoryResponse } from '@danqing/contracts/credits';
import type { MeResponse } from '@danqing/contracts/identity';
import { request, type CallOptions } from './request.ts';

/** Returns the member's credit balance, or null when the server does not know it. */
export async function getBalance(options: CallOptions): Promise<number | null> {
  const { credits } = await request('api/auth/me', { ...options, read: readUser });
  return credits;
}

/** Includes the balance, because a changed balance means a changed history. */
export const creditHistoryKey = (userId: number, credits: number | null, before: number | undefined) =>
  ['credits', 'history', userId, credits, before] as const;

/**
 * Returns a page of the member's credit history, newest first.
 *
 * @param before `next` of the previous page
 */
export function listCreditHistory(
  userId: number,
  before: number | undefined,
  options: CallOptions,
): Promise<CreditHistoryResponse> {
  const query = before === undefined ? '' : `?before=${before}`;
  return request(`api/users/${userId}/credits${query}`, { ...options, read: readHistory });
}

function readHistory(body: unknown): CreditHistoryResponse | undefined {
  const { data, next } = (body ?? {}) as Partial<CreditHistoryResponse>;
  if (!Array.isArray(data) || (next !== null && !Number.isInteger(next))) return undefined;
  // A malformed entry is skipped; the rest of the list is kept.
  const whole = data.filter(
    ({ id, amount, at }) => Number.isInteger(id) && Number.isInteger(amount) && typeof at === 'string',
  );
  return { ...(body as CreditHistoryResponse), data: whole };
}

function readUser(body: unknown): MeResponse['data']['user'] | undefined {
  const { data } = (body ?? {}) as Partial<MeResponse>;
  return Number.isInteger(data?.user.id) ? data?.user : undefined;
}
