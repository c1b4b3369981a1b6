import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what the work comes to and leaves no timer', async () => {
  expect(await withTimeLimit(50, () => Promise.resolve('done'))).toBe('done');
  await expect(withTimeLimit(50, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(
    withTimeLimit(50, () => {
      throw new Error('broken at once');
    }),
  ).rejects.toThrow('broken at once');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects work that takes longer and tells it to stop, not a moment before', async () => {
  let given: AbortSignal | undefined;
  let outcome: unknown;
  const limited = withTimeLimit(50, (signal) => {
    given = signal;
    return new Promise(() => {});
  }).catch((error: unknown) => (outcome = error));
  await vi.advanceTimersByTimeAsync(49);
  expect([given?.aborted, outcome]).toEqual([false, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  await limited;
  expect(outcome).toMatchObject({ code: 'ETIMEDOUT', message: 'took longer than 50 ms' });
  expect(outcome).toBeInstanceOf(TimeLimitError);
  expect(given?.reason).toBe(outcome);
});

it('ignores how late work ends', async () => {
  let fail: (error: Error) => void = () => {};
  const limited = withTimeLimit(50, () => new Promise((_resolve, reject) => (fail = reject)));
  const refused = expect(limited).rejects.toThrow('took longer');
  await vi.advanceTimersByTimeAsync(50);
  fail(new Error('later'));
  await refused;
});
