import { describe, expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import type { LoadedArea } from './loaded-area.ts';
import { area, definition, setUpLoader, stopTime } from './testing.ts';

stopTime();

test('an area that loads is ready', async () => {
  const { load, loader, refresh } = setUpLoader();
  load.mockResolvedValue(definition);
  loader.start(area);
  expect(loader.state(area).status).toBe('loading');
  await vi.advanceTimersByTimeAsync(0);
  expect(loader.state(area)).toEqual({ status: 'ready', area, definition });
  expect(refresh).not.toHaveBeenCalled();
});

test('starting twice loads once', async () => {
  const { load, loader } = setUpLoader();
  load.mockResolvedValue(definition);
  loader.start(area);
  loader.start(area);
  await vi.advanceTimersByTimeAsync(0);
  loader.start(area);
  expect(load).toHaveBeenCalledOnce();
});

test('a first failure is tried again by itself, past the HTTP cache, before anyone sees it', async () => {
  const { load, loader, refresh, seen } = setUpLoader();
  load.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(definition);
  refresh.mockImplementation(async () => {
    expect(load).toHaveBeenCalledTimes(1);
    return null;
  });
  loader.start(area);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledWith(area);
  expect(seen).toEqual(['ready']);
});

test('a second failure shows, and Retry works once the files are back', async () => {
  const { load, loader, refresh, seen } = setUpLoader();
  load.mockRejectedValue(new Error('404'));
  loader.start(area);
  await vi.advanceTimersByTimeAsync(600);
  expect(loader.state(area)).toEqual({ status: 'failed', reason: 'load', retrying: false });
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
  const { load, loader } = setUpLoader();
  let arrive = (_definition: LoadedArea) => {};
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
  const { load, loader } = setUpLoader();
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
  expect(loader.state(area)).toEqual({ status: 'failed', reason: 'load', retrying: true });
});

test('a failing retry does not take away what arrived late', async () => {
  const { load, loader } = setUpLoader();
  let arrive = (_definition: LoadedArea) => {};
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
});

test('one area failing leaves another alone', async () => {
  const { load, loader } = setUpLoader();
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

describe('what is reported', () => {
  test('a release that came up, once, with the time it took', async () => {
    const { load, loader, report } = setUpLoader();
    load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(definition), 1_200)));
    loader.start(area);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(report).not.toHaveBeenCalled();
    loader.shown(area);
    loader.shown(area);
    expect(report.mock.calls).toEqual([[{ area, duration: 1_200, failure: null }]]);
  });

  test('a failure, after the second attempt, with what was wrong with the files', async () => {
    const { load, loader, refresh, report } = setUpLoader();
    const error = new Error('refused');
    load.mockRejectedValue(error);
    refresh.mockResolvedValue('altered');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loader.start(area);
    await vi.advanceTimersByTimeAsync(600);
    expect(report.mock.calls).toEqual([
      [{ area, duration: 500, failure: { error, stage: 'load', files: 'altered', online: false } }],
    ]);
  });

  test('nothing of a first attempt whose second one worked', async () => {
    const { load, loader, ended } = setUpLoader();
    load.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(definition);
    loader.start(area);
    await vi.advanceTimersByTimeAsync(600);
    loader.shown(area);
    expect(ended()).toEqual(['ok']);
  });

  test('one that came after the time limit only as what it was then', async () => {
    const { load, loader, ended } = setUpLoader();
    load.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(definition), 20_000)));
    loader.start(area);
    await vi.advanceTimersByTimeAsync(20_000);
    loader.shown(area);
    expect(ended()).toEqual(['not there after 15000 ms']);
  });
});
