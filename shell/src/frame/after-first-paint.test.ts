import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that is painted is started at once', () => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);
  const start = vi.fn();
  afterFirstPaint(start);
  expect(start).toHaveBeenCalledOnce();
});

test('another one after its first frame, and once', () => {
  const start = vi.fn();
  afterFirstPaint(start);
  frames.forEach((frame) => frame(0));
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledOnce();
});

test('a tab in the background, which has no frames, does not wait for one', () => {
  const start = vi.fn();
  afterFirstPaint(start);
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledOnce();
});
