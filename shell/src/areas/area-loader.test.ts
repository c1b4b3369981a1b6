import type { ActiveArea } from '@danqing/contracts';
import type { AreaDefinition } from '@danqing/shell-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';
import { createAreaLoader } from './area-loader.ts';

const area = activeArea('generator');
const definition = areaWith(() => null);

function setUp() {
  const load = vi.fn<(area: ActiveArea) => Promise<AreaDefinition>>();
  const refresh = vi.fn(async () => {});
  const onLoaded = vi.fn();
  const loader = createAreaLoader({ load, refresh, onLoaded, retryDelay: () => 500 });
  const seen: string[] = [];
  loader.subscribe(() => {
    const state = loader.state(area);
    seen.push(state.status === 'failed' && state.retrying ? 'retrying' : state.status);
  });
  return { load, refresh, onLoaded, loader, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an area that loads is ready, and its texts came first', async () => {
  const { load, loader, onLoaded, refresh } = setUp();
  load.mockResolvedValue(definition);
  onLoaded.mockImplementation(() => expect(loader.state(area).status).toBe('loading'));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state(area)).toEqual({ status: 'ready', definition });
  expect(onLoaded).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
});

test('starting twice loads once', async () => {
  const { load, loader } = setUp();
  load.mockResolvedValue(definition);
  loader.start(area);
  loader.start(area);
  await vi.advanceTimersByTimeAsync(0);
  loader.start(area);
  expect(load).toHaveBeenCalledOnce();
});

test('a first failure is tried again by itself, past the HTTP cache, before anyone sees it', async () => {
  const { load, loader, refresh, seen } = setUp();
  load.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(definition);
  refresh.mockImplementation(async () => expect(load).toHaveBeenCalledTimes(1));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledWith(area);
  expect(seen).toEqual(['ready']);
});

test('a second failure shows, and Retry works once the files are back', async () => {
  const { load, loader, refresh, seen } = setUp();
  load.mockRejectedValue(new Error('404'));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(600);
  expect(loader.state(area)).toEqual({ status: 'failed', retrying: false });
  loader.retry(area);
  loader.retry(area);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(definition);
  loader.retry(area);
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(seen).toEqual(['failed', 'retrying', 'failed', 'retrying', 'ready']);
});

test('what does not answer counts as failed after 15 seconds, and still appears when it comes', async () => {
  const { load, loader } = setUp();
  let arrive = (_definition: AreaDefinition) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(loader.state(area).status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(loader.state(area).status).toBe('failed');
  arrive(definition);
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state(area).status).toBe('ready');
});

test('a late failure of a given-up attempt does not end the retry that followed', async () => {
  const { load, loader } = setUp();
  let fail = (_error: Error) => {};
  load
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockReturnValueOnce(new Promise(() => {}))
    .mockRejectedValueOnce(new Error('the second attempt of the first run'));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(15_000);
  loader.retry(area);
  fail(new Error('late'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader.state(area)).toEqual({ status: 'failed', retrying: true });
});

test('a failing retry does not take away what arrived late', async () => {
  const { load, loader, onLoaded } = setUp();
  let arrive = (_definition: AreaDefinition) => {};
  load
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    .mockRejectedValueOnce(new Error('404'));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(15_000);
  loader.retry(area);
  arrive(definition);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(loader.state(area).status).toBe('ready');
  expect(onLoaded).toHaveBeenCalledOnce();
});

test('one area failing leaves another alone', async () => {
  const { load, loader } = setUp();
  const other = activeArea('palettes');
  load.mockImplementation(({ area: id }) =>
    id === 'palettes' ? Promise.resolve(definition) : Promise.reject(new Error()),
  );
  loader.start(area);
  loader.start(other);
  await vi.advanceTimersByTimeAsync(600);
  expect(loader.state(area).status).toBe('failed');
  expect(loader.state(other).status).toBe('ready');
});
