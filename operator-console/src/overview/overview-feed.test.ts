import { afterEach, expect, test, vi } from 'vitest';
import type { OperatorApi, StreamListener } from '../api/operator-api.ts';
import { Refusal } from '../api/refusal.ts';
import { fixtureArea, fixtureEvent, fixtureOverview } from '../testing/fixtures.ts';
import { OverviewFeed, retryDelay } from './overview-feed.ts';

const overviewAt = (sequence: number) =>
  fixtureOverview(fixtureArea({ lastMove: fixtureEvent({ sequence }) }));

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function follow(delay = () => 1) {
  const streams: { listener: StreamListener; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const api = {
    stream: (listener: StreamListener, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        streams.push({ listener, signal, end: (error) => (error ? reject(error) : resolve()) });
      }),
    overview: vi.fn(),
  };
  const onSignedOut = vi.fn();
  const feed = new OverviewFeed(api as unknown as OperatorApi, overviewAt(1), { onSignedOut, delay });
  stop = feed.start();
  return { feed, api, streams, onSignedOut };
}

test.each([
  [1, 500, 1_000],
  [3, 2_000, 4_000],
  [20, 15_000, 30_000],
])('waits longer after %i failures, by chance within its half', (failures, least, most) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const delay = retryDelay(failures);
    expect(delay).toBeGreaterThanOrEqual(least);
    expect(delay).toBeLessThanOrEqual(most);
  }
});

test('an overview that was overtaken changes nothing', () => {
  const { feed, streams } = follow();
  streams[0]!.listener.onOverview(overviewAt(5));
  streams[0]!.listener.onOverview(overviewAt(4));
  expect(feed.store.getState().overview.sequence).toBe(5);
});

test('keeps since when the connection is lost over all attempts, until an overview comes', async () => {
  const { feed, streams } = follow();
  streams[0]!.end();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  const { lostSince } = feed.store.getState();
  expect(lostSince).not.toBeNull();
  streams[1]!.end(new TypeError('nothing answers'));
  await vi.waitFor(() => expect(streams).toHaveLength(3));
  expect(feed.store.getState().lostSince).toBe(lostSince);
  streams[2]!.listener.onOverview(overviewAt(2));
  expect(feed.store.getState().lostSince).toBeNull();
});

test('gives a silent connection up, and not one with heartbeats', async () => {
  vi.useFakeTimers();
  const { streams } = follow();
  await vi.advanceTimersByTimeAsync(50_000);
  streams[0]!.listener.onSign();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(streams[0]!.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(streams).toHaveLength(2);
});

test('waits as long as the server asks for, and at once when the network is back', async () => {
  vi.useFakeTimers();
  const { streams } = follow();
  streams[0]!.end(new Refusal(429, {}, '30'));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(streams).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

test('a refused token ends it', async () => {
  const { streams, onSignedOut } = follow();
  streams[0]!.end(new Refusal(401, {}, null));
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  expect(streams).toHaveLength(1);
});

test('stops when it is told to', () => {
  const { streams } = follow();
  stop();
  expect(streams[0]!.signal.aborted).toBe(true);
});
