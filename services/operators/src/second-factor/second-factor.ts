import { randomBytes } from 'node:crypto';
import { AppError } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import {
  countTry,
  findWaitingSecret,
  takeWaitingSecret,
  useStep,
  writeWaitingSecret,
} from './second-factor.queries.ts';
import { matchingStep } from './totp.ts';

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
/**
 * Limits an attacker to 480 guesses a day, which succeed with probability 1/700. Each guess needs the
 * operator's token and is logged.
 */
const MAX_TRIES = 5;
const WINDOW_SECONDS = 15 * 60;

export async function prepareSecondFactor(database: DataSource, name: string): Promise<Buffer | null> {
  const secret = randomBytes(SECRET_BYTES);
  return (await writeWaitingSecret(database, name, secret)) ? secret : null;
}

export async function confirmSecondFactor(
  database: DataSource,
  name: string,
  code: string,
  now = Date.now(),
): Promise<boolean> {
  const secret = await findWaitingSecret(database, name);
  const step = secret && matchingStep(secret, code, now);
  return secret !== null && step !== null && takeWaitingSecret(database, { name, secret, step });
}

/**
 * Uses up a code of an operator's second factor. Call it only after checking the operator's token.
 *
 * @throws {AppError} OPERATOR_CODE_INVALID; RATE_LIMITED after five wrong codes in a quarter of an hour
 */
export async function takeCode(
  database: DataSource,
  operatorId: number,
  code: string,
  now = Date.now(),
): Promise<void> {
  const tried = await countTry(database, operatorId, WINDOW_SECONDS);
  if (!tried) throw new AppError('OPERATOR_CODE_INVALID');
  if (tried.tries > MAX_TRIES)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, tried.secondsLeft) });
  const step = matchingStep(tried.secret, code, now);
  if (step === null || !(await useStep(database, operatorId, step)))
    throw new AppError('OPERATOR_CODE_INVALID');
}
