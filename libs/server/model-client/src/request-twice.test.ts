import { expect, it } from 'vitest';
import { requestTwice } from './request-twice.ts';

const endsWith = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('makes a second attempt after the first exceeds its limit, and no third', async () => {
  let attempts = 0;
  const work = (signal: AbortSignal) => {
    attempts += 1;
    return endsWith(signal);
  };
  await expect(requestTwice(5, work)).rejects.toThrow('took longer than 5 ms');
  expect(attempts).toBe(2);
});
