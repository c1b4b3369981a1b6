import { expect, test, vi } from 'vitest';
import { activeArea } from '../testing.tsx';
import { outcomeOf } from '../releases/load-outcome.ts';
import { definition, setUpLoader, stopTime } from './testing.ts';

stopTime();
const {
  area: _area,
  manifest: _manifest,
  channel: _channel,
  killed: _killed,
  ...files
} = activeArea('generator');
const good = { ...files, release: 'aaaaaaaaaaaaaaaa', base: 'areas/generator/aaaaaaaaaaaaaaaa/' };
const area = { ...activeArea('generator'), fallback: good };

const pass = () => vi.advanceTimersByTimeAsync(1_000);

test('a release that hung on the page before is not loaded again, and the last good one takes its place', async () => {
  const { load, loader, mounts, report } = setUpLoader();
  mounts.hung.mockImplementation(async ({ release }) =>
    release === area.release ? { reported: true } : null,
  );
  load.mockResolvedValue(definition);
  loader.start(area);
  await pass();
  expect(load.mock.calls.map(([{ release }]) => release)).toEqual([good.release]);
  expect(loader.state(area)).toMatchObject({ status: 'ready', area: { release: good.release } });
  expect(report).not.toHaveBeenCalled();
});

test('a hang that the worker could not report is reported then', async () => {
  const { loader, mounts, report } = setUpLoader();
  mounts.hung.mockResolvedValue({ reported: false });
  loader.start(area);
  await pass();
  expect(report.mock.calls.map(([told]) => outcomeOf(told))).toEqual(['hang']);
});

test('without another release the panel stands in its place: a visit does not mount it, Retry does', async () => {
  const { load, loader, mounts } = setUpLoader();
  mounts.hung.mockResolvedValue({ reported: true });
  load.mockResolvedValue(definition);
  const only = activeArea('generator');
  loader.start(only);
  await pass();
  expect(loader.state(only)).toEqual({ status: 'failed', reason: 'crash', retrying: false });
  loader.left('generator');
  loader.start(only);
  await pass();
  expect(load).not.toHaveBeenCalled();
  loader.retry(only);
  await pass();
  expect(loader.state(only)).toMatchObject({ status: 'ready' });
});

test('a visitor can choose the last good release', async () => {
  const { load, loader } = setUpLoader();
  load.mockResolvedValue(definition);
  loader.start(area);
  await pass();
  expect(loader.canFallBack(area)).toBe(true);
  loader.fallBack(area);
  await pass();
  expect(loader.state(area)).toMatchObject({ status: 'ready', area: { release: good.release } });
  expect(loader.canFallBack(activeArea('palettes'))).toBe(false);
});

test('the watch ends when the release has settled, has failed, or is left', async () => {
  const { load, loader, mounts } = setUpLoader();
  loader.settled(area);
  loader.left('palettes');
  load.mockRejectedValue(new Error('404'));
  loader.start({ ...activeArea('gallery') });
  await pass();
  expect(mounts.end.mock.calls).toEqual([['generator'], ['palettes'], ['gallery']]);
});
