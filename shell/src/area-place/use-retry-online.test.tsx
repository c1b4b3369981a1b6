import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetryOnline } from './use-retry-online.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPanel(enabled = true) {
  const onRetry = vi.fn();
  const Panel = ({ retrying }: { retrying: boolean }) => {
    useRetryOnline(enabled, retrying, onRetry);
    return null;
  };
  const { rerender } = render(<Panel retrying={false} />);
  return { onRetry, show: (retrying: boolean) => rerender(<Panel retrying={retrying} />) };
}
const tell = (event: 'online' | 'offline') => act(() => void dispatchEvent(new Event(event)));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('an area that failed waits for the network, and is then tried at once', () => {
  const { onRetry } = openPanel();
  wait(120_000);
  expect(onRetry).not.toHaveBeenCalled();
  tell('online');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('where the network does not answer yet, further attempts follow at growing pauses, and end', () => {
  const { onRetry, show } = openPanel();
  tell('online');
  show(true);
  wait(60_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
  show(false);
  wait(999);
  expect(onRetry).toHaveBeenCalledTimes(1);
  wait(1);
  expect(onRetry).toHaveBeenCalledTimes(2);
  wait(2_000);
  expect(onRetry).toHaveBeenCalledTimes(3);
  for (let round = 0; round < 20; round++) wait(30_000);
  expect(onRetry).toHaveBeenCalledTimes(7);
});

test('a network that goes away again ends the attempts', () => {
  const { onRetry } = openPanel();
  tell('online');
  tell('offline');
  wait(120_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a screen that broke is not a matter of the network', () => {
  const { onRetry } = openPanel(false);
  tell('online');
  wait(120_000);
  expect(onRetry).not.toHaveBeenCalled();
});
