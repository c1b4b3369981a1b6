/** An error for the operator: its message says what is wrong and what to do, and is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
