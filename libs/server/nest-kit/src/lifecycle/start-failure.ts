import { OperatorError } from '../config/operator-error.ts';

/**
 * Returns the text to print when startup fails: the message of an operator or system error, the stack of any
 * other.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The port is in use: ${error.message}. Choose another with PORT.`;
  if (error instanceof OperatorError || 'syscall' in error) return error.message;
  return error.stack ?? error.message;
}
