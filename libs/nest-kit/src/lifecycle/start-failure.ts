import { OperatorError } from '../config/operator-error.ts';

/**
 * What a program prints when it cannot start: a sentence where the operator can do something about it, the stack of
 * anything else.
 */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `The port is in use: ${error.message}. Choose another with PORT.`;
  // Errors of the system name the call and the file or address.
  if (error instanceof OperatorError || 'syscall' in error) return error.message;
  return error.stack ?? error.message;
}
