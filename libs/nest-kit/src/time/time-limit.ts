/**
 * What `work` comes to, or a rejection with a `TimeoutError` (a DOMException, like that of `AbortSignal.timeout`) after so
 * many milliseconds. `signal` is aborted at that moment; work that does not heed it goes on, and its end is ignored. The
 * timer is cleared with the end of the work.
 */
export async function withTimeLimit<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => PromiseLike<Value>,
): Promise<Value> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`took longer than ${milliseconds} ms`, 'TimeoutError');
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
