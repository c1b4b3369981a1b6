import { expect, test, vi } from 'vitest';
import { lazyChunk, prefetchProps } from './lazy-chunk.ts';

test('is fetched once, however often it is asked for, and is there at once from then on', async () => {
  const fetch = vi.fn(async () => 'part');
  const part = lazyChunk(fetch);
  expect(part.get()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
  expect(part.get()).toBe('part');
  await part.load();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a failure is told to whoever asked, and the next one asks anew', async () => {
  const fetch = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = lazyChunk(fetch);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.get()).toBeNull();
  expect(await part.load()).toBe('part');
});

test('comes when what leads to it is hovered or focused, and a failure is passed over', async () => {
  const fetch = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = lazyChunk(fetch);
  const { onPointerEnter, onFocus } = prefetchProps(part);
  onPointerEnter();
  await expect(part.load()).rejects.toThrow('offline');
  onFocus();
  expect(await part.load()).toBe('part');
  expect(fetch).toHaveBeenCalledTimes(2);
});
