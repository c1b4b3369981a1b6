import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useKeyedRequests } from './use-keyed-requests.ts';
import { useRequest } from './use-request.ts';

const pending = () => {
  let resolve: (result: string) => void = () => {};
  const promise = new Promise<string>((settle) => (resolve = settle));
  let signal: AbortSignal | undefined;
  const task = (context: { signal: AbortSignal }) => {
    signal = context.signal;
    return promise;
  };
  return { task, resolve, isAborted: () => signal?.aborted };
};

it('renders the phases of a request', async () => {
  const { result } = renderHook(() => useRequest<string>({ unmount: 'abort' }), { wrapper: StrictMode });
  const { task, resolve } = pending();
  expect(result.current[0].phase).toBe('idle');
  act(() => void result.current[1].start(task));
  expect(result.current[0].phase).toBe('running');
  await act(async () => resolve('hex'));
  expect(result.current[0]).toMatchObject({ phase: 'done', result: 'hex' });
});

it.each([
  ['abort', true],
  ['continue', false],
] as const)('with `%s` has its request aborted at the unmount: %s', (unmount, aborted) => {
  const { result, unmount: leave } = renderHook(() => useRequest<string>({ unmount }));
  const { task, isAborted } = pending();
  act(() => void result.current[1].start(task));
  leave();
  expect(isAborted()).toBe(aborted);
});

it('runs one request for each key at the same time', async () => {
  const { result, unmount } = renderHook(() => useKeyedRequests<number, string>({ unmount: 'abort' }));
  const [first, second] = [pending(), pending()];
  act(() => {
    void result.current[1](1).start(first.task);
    void result.current[1](2).start(second.task);
  });
  await act(async () => first.resolve('one'));
  expect([...result.current[0]].map(([key, { phase }]) => [key, phase])).toEqual([
    [1, 'done'],
    [2, 'running'],
  ]);
  unmount();
  expect(second.isAborted()).toBe(true);
});
