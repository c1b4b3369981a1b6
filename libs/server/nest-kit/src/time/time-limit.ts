/** Error of `withTimeLimit`. Because of its code ETIMEDOUT, `isConnectionFailure` accepts it. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`took longer than ${milliseconds} ms`);
  }
}

/**
 * Returns the result of `work`. On timeout `signal` aborts, and work that ignores it continues in the
 * background. For a single `fetch`, including its body, use `AbortSignal.timeout`.
 *
 * @throws {TimeLimitError} after `milliseconds`
 */
export async function withTimeLimit<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => PromiseLike<Value>,
): Promise<Value> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeLimitError(milliseconds);
      limit.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(limit.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
