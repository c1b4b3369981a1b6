/**
 * An error that the operator can fix. The message states the problem and the remedy, and is printed without a
 * stack trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
