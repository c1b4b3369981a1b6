import { request, type CallOptions } from '@danqing/api-client';
import type { SessionsResponse, SessionSummary } from '@danqing/contracts/identity';

const readSuccess = (body: unknown) =>
  (body as { success?: unknown } | null)?.success === true ? true : undefined;

export function listSessions(options: CallOptions): Promise<SessionSummary[]> {
  const read = (body: unknown) => {
    const { success, data } = (body ?? {}) as Partial<SessionsResponse>;
    return success === true && Array.isArray(data) ? data : undefined;
  };
  return request('api/auth/sessions', { ...options, read });
}

export async function endSession(id: string, options: CallOptions): Promise<void> {
  await request(`api/auth/sessions/${id}`, { ...options, method: 'DELETE', read: readSuccess });
}

export async function endOtherSessions(options: CallOptions): Promise<void> {
  await request('api/auth/sessions', { ...options, method: 'DELETE', read: readSuccess });
}
