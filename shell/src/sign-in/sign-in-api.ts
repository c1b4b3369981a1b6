import type {
  CheckIdentifierRequest,
  CheckIdentifierResponse,
  SendOtpResponse,
  User,
  VerifyOtpRequest,
  VerifyOtpResponse,
} from '@danqing/contracts/identity';
import { ApiError, request } from '@danqing/api-client';

export type Identifier = CheckIdentifierRequest;

/** Returns whether an account exists. A failed check counts as none (specification part 1 §7). */
export async function identifierExists(identifier: Identifier, basePath: string): Promise<boolean> {
  const read = (body: unknown) => (body as Partial<CheckIdentifierResponse>).exists;
  return request('api/auth/check-identifier', { basePath, read, body: identifier }).catch(() => false);
}

/** Maximum challenges per code request, because the required work may rise while this browser solves one. */
const MOST_PROOFS = 3;

/**
 * Requests a code, and solves a challenge if the server requires one. Calls `onWork` when the work begins.
 *
 * @throws {ApiError}
 */
export async function sendCode(
  identifier: Identifier,
  basePath: string,
  signal: AbortSignal,
  onWork: () => void,
): Promise<void> {
  const read = (body: unknown) => ((body as Partial<SendOtpResponse>).success === true ? true : undefined);
  let proof: string | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      await request('api/auth/send-otp', { basePath, read, body: { ...identifier, proof }, signal });
      return;
    } catch (failure) {
      const challenge = failure instanceof ApiError ? failure.challenge : undefined;
      if (!challenge || proofs === MOST_PROOFS) throw failure;
      onWork();
      const { solveChallenge } = await import('./proof-of-work/solve-challenge.ts');
      proof = await solveChallenge(challenge, signal).catch(() => {
        signal.throwIfAborted();
        // This browser cannot solve the challenge. The server's message names the alternatives.
        throw failure;
      });
    }
  }
}

export function verifyCode(
  attempt: VerifyOtpRequest,
  basePath: string,
  signal: AbortSignal,
): Promise<{ token: string; user: User }> {
  const read = (body: unknown) => {
    const { success, data } = body as Partial<VerifyOtpResponse>;
    return success === true && typeof data?.token === 'string' && data.user ? data : undefined;
  };
  return request('api/auth/verify-otp', { basePath, read, body: attempt, signal });
}

/**
 * Returns the server's message if there is one, `fallback` for a response without one, and `server` when no
 * server of ours responded.
 */
export function failureText(error: unknown, fallback: string, server: string): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return server;
  if (error.code !== 'UNEXPECTED_RESPONSE') return error.message;
  // A proxy responds with 502 to 504 when it cannot reach our server.
  return error.status > 500 ? server : fallback;
}
