import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

function renderPart(fetch: () => Promise<string>, wanted = true) {
  const late = lazyChunk(fetch);
  const onFailed = vi.fn();
  const hook = renderHook((props: { wanted: boolean }) => useLazyChunk(late, props.wanted, onFailed), {
    initialProps: { wanted },
  });
  return { ...hook, late, onFailed, part: () => hook.result.current.part };
}
const settle = () => act(async () => {});

test('is fetched when it is wanted, and stays', async () => {
  const fetch = vi.fn(async () => 'part');
  const { rerender, part } = renderPart(fetch, false);
  expect(fetch).not.toHaveBeenCalled();
  rerender({ wanted: true });
  expect(part()).toBeNull();
  await settle();
  expect(part()).toBe('part');
  rerender({ wanted: false });
  expect(part()).toBe('part');
});

test('is there at once when it was preloaded, but not before it is wanted', async () => {
  const { late, rerender, part } = renderPart(async () => 'part', false);
  await late.load();
  rerender({ wanted: false });
  expect(part()).toBeNull();
  rerender({ wanted: true });
  expect(part()).toBe('part');
});

test('that does not come says so once, and comes with a second try', async () => {
  const error = new Error('offline');
  const { result, onFailed, part } = renderPart(vi.fn(async () => 'part').mockRejectedValueOnce(error));
  await settle();
  expect(onFailed.mock.calls).toEqual([[error]]);
  expect(result.current.failed).toBe(true);
  act(() => result.current.retry());
  await settle();
  expect([result.current.failed, part()]).toEqual([false, 'part']);
});

test('that did not come is fetched anew when the network comes back', async () => {
  const { result, part } = renderPart(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline')));
  await settle();
  expect(result.current.failed).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect([result.current.failed, part()]).toEqual([false, 'part']);
});

test('that did not come is fetched anew when it is wanted anew', async () => {
  const { rerender, result, part } = renderPart(
    vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline')),
  );
  await settle();
  rerender({ wanted: false });
  expect(result.current.failed).toBe(false);
  rerender({ wanted: true });
  await settle();
  expect(part()).toBe('part');
});

test('a failure that nobody waits for any more is not told', async () => {
  const { rerender, onFailed } = renderPart(() => Promise.reject<string>(new Error('offline')));
  rerender({ wanted: false });
  await settle();
  expect(onFailed).not.toHaveBeenCalled();
});
