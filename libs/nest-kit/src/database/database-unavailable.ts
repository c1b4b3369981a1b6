import { OperatorError } from '../config/operator-error.ts';

/** The database is away, or does not answer in time. Nothing is known of the statement that was under way. */
export class DatabaseUnavailableError extends OperatorError {
  override readonly name = 'DatabaseUnavailableError';
}

/** Of Postgres: class 08 is the connection; the others: shutting down, crashed, starting up, full. */
const SERVER_CODES = /^(?:08...|57P0[1235]|53300)$/;
/** Of the network and of name resolution. */
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
/** pg and its pool name these by their text only. */
const CLIENT_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;
const POOL_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Cannot use a pool after calling end on the pool|Driver not Connected)/;
/** TypeORM's: the connection broke between two statements of a transaction. */
const ORM_ERRORS = /^QueryRunner(?:Provider)?AlreadyReleasedError$/;

/** Whether what a connection failed with is the connection's end, not an answer to a statement. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const { code, message } = describe(error);
  return SERVER_CODES.test(code) || SYSTEM_CODES.has(code) || CLIENT_MESSAGES.test(message);
}

/** Whether a request failed because the database is away or overrun: what our own clients throw, and what is made of it. */
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

/** Whether every connection of the pool was in use for too long: the database answers, but not fast enough. */
export const isDatabaseOverrun = (error: unknown): boolean => POOL_MESSAGES.test(describe(error).message);

function describe(error: unknown): { code: string; message: string } {
  if (typeof error !== 'object' || error === null) return { code: '', message: '' };
  return {
    code: 'code' in error ? String(error.code) : '',
    message: 'message' in error ? String(error.message) : '',
  };
}
