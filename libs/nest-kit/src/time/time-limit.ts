/** Work took longer than its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  /** As the errors of sockets have it. */
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`took longer than ${milliseconds} ms`);
  }
}

/**
 * What `work` comes to, or a rejection with a TimeLimitError after so many milliseconds. `signal` is aborted at that moment,
 * with the same error; work that does not heed it goes on, and its end is ignored. The timer is cleared with the end of the
 * work. A request of `fetch` alone, its body included, takes `AbortSignal.timeout`.
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
