import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { FailedAttempts } from './failed-attempts.ts';

/** Injection token of the OperatorAccess. */
export const OPERATOR_ACCESS = Symbol('OPERATOR_ACCESS');

/** Knows the operator token, and who guesses at it. */
export class OperatorAccess {
  readonly #wanted: Buffer;
  readonly #failures = new FailedAttempts();

  constructor(token: string) {
    this.#wanted = digest(token);
  }

  /**
   * Throws UNAUTHENTICATED without the right token, and RATE_LIMITED, whatever the token, for an address that has sent
   * too many wrong ones.
   */
  check(address: string, token: string | null): void {
    this.#failures.refuse(address);
    if (token === null) throw new AppError('UNAUTHENTICATED');
    // Digests have one length, so the comparison tells nothing about the token.
    if (timingSafeEqual(digest(token), this.#wanted)) return;
    this.#failures.add(address);
    throw new AppError('UNAUTHENTICATED');
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
