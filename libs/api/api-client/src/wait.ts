/** Resolves after a delay, or rejects with the signal's reason. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const left = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', left);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', left, { once: true });
  });
