import { OperatorError } from '../config/operator-error.ts';

/** The database is away or did not respond in time. The outcome of the pending statement is unknown. */
export class DatabaseUnavailableError extends OperatorError {
  override readonly name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATE: class 08 is a connection error; the others are shutdown, crash, starting up and too many
 * connections.
 */
const SERVER_CODES = /^(?:08...|57P0[1235]|53300)$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** pg and its pool have no codes for these errors, only messages. */
const CLIENT_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;
const POOL_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Cannot use a pool after calling end on the pool|Driver not Connected)/;
/** Errors of TypeORM when the connection breaks between two statements of a transaction. */
const ORM_ERRORS = /^QueryRunner(?:Provider)?AlreadyReleasedError$/;

/** Returns whether the error means that the connection was lost, as opposed to a failed statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const { code, message } = describe(error);
  return SERVER_CODES.test(code) || SYSTEM_CODES.has(code) || CLIENT_MESSAGES.test(message);
}

/** Returns whether a request failed because the database is away or overloaded, including wrapped errors. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseUnavailableError ||
    isDatabaseOverrun(error) ||
    ORM_ERRORS.test(error.name) ||
    ('driverError' in error && isDatabaseUnavailable(error.driverError)) ||
    isDatabaseUnavailable(error.cause)
  );
}

/** Returns whether the pool was exhausted for too long: the database responds, but too slowly. */
export const isDatabaseOverrun = (error: unknown): boolean => POOL_MESSAGES.test(describe(error).message);

function describe(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' };
  return {
    code: 'code' in error ? String(error.code) : '',
    message: 'message' in error ? String(error.message) : '',
  };
}
