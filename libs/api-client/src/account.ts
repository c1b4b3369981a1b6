import type { MeResponse } from '@danqing/contracts/identity';
import { request, type CallOptions } from './request.ts';

/** The member's credits; null while the server does not know them. */
export async function getBalance(options: CallOptions): Promise<number | null> {
  const { credits } = await request('api/auth/me', { ...options, read: readUser });
  return credits;
}

function readUser(body: unknown): MeResponse['data']['user'] | undefined {
  const { data } = (body ?? {}) as Partial<MeResponse>;
  return Number.isInteger(data?.user.id) ? data?.user : undefined;
}
