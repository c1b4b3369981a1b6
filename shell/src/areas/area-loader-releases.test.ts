import type { ActiveArea } from '@danqing/contracts/releases';
import { expect, test, vi } from 'vitest';
import type { AreaLoader } from './area-loader.ts';
import { area, definition, setUpLoader, stopTime } from './testing.ts';

stopTime();

const [r1, r2, r3] = ['r1', 'r2', 'r3'].map((release) => ({ ...area, release })) as [
  ActiveArea,
  ActiveArea,
  ActiveArea,
];
const { release, build, container, base, scripts, styles, integrity } = r1;
const r2WithFallback: ActiveArea = {
  ...r2,
  channel: 'canary',
  fallback: { release, build, container, base, scripts, styles, integrity },
};

function setUpReleases(...broken: string[]) {
  const all = setUpLoader();
  const failing = new Set(broken);
  all.load.mockImplementation(async (of) => {
    if (failing.has(of.release)) throw new Error(`${of.release} is broken`);
    return { ...definition, locales: { zh: { release: of.release }, en: {}, ja: {} } };
  });
  const shown = (of: ActiveArea) => {
    const state = all.loader.state(of);
    return state.status === 'ready' ? state.area.release : state.status;
  };
  const show = async (of: ActiveArea) => {
    all.loader.start(of);
    await vi.advanceTimersByTimeAsync(600);
    const state = all.loader.state(of);
    if (state.status === 'ready') all.loader.shown(state.area);
  };
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { ...all, failing, shown, show, pass };
}

test('each has its own state, and both are there', async () => {
  const { show, shown, load } = setUpReleases();
  await show(r1);
  await show(r2);
  expect([shown(r1), shown(r2)]).toEqual(['r1', 'r2']);
  await show(r1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that does not load is replaced by the one that this tab had before', async () => {
  const { show, shown, ended } = setUpReleases('r2');
  await show(r1);
  await show(r2WithFallback);
  expect(shown(r2)).toBe('r1');
  expect(ended(r2)).toEqual(['r2 is broken']);
  expect(ended(r1)).toEqual(['ok']);
});

test('that is the one that was on screen last, not the one that came last', async () => {
  const { show, shown, loader, pass } = setUpReleases('r3');
  await show(r1);
  await show(r2);
  await show(r1);
  loader.start({ ...area, release: 'r4' });
  await pass(600);
  await show(r3);
  expect(shown(r3)).toBe('r1');
});

test('else by the one that the document names, whose routes nobody knows', async () => {
  const { show, load, loader, ended } = setUpReleases('r2');
  await show(r2WithFallback);
  const state = loader.state(r2);
  expect(state).toMatchObject({ status: 'ready', area: { release: 'r1', base, channel: 'stable' } });
  expect(load.mock.lastCall?.[0].manifest.routes).toEqual([]);
  expect([ended(r2), ended(r1)]).toEqual([['r2 is broken'], ['ok']]);
});

test('when that does not load either the panel shows, and Retry tries the newest', async () => {
  const { show, shown, loader, failing, load, pass } = setUpReleases('r1', 'r2');
  await show(r2WithFallback);
  await pass(600);
  expect(shown(r2)).toBe('failed');
  failing.clear();
  load.mockClear();
  loader.retry(r2WithFallback);
  await pass(0);
  expect(load.mock.calls.map(([{ release: loaded }]) => loaded)).toEqual(['r2']);
  expect(shown(r2)).toBe('r2');
});

test('what stands for a broken one stays while the visitor does, and the next entry tries the newest', async () => {
  const { show, shown, loader, failing, load } = setUpReleases('r2');
  await show(r1);
  await show(r2);
  failing.clear();
  await show(r2);
  expect(shown(r2)).toBe('r1');
  loader.left('palettes');
  expect(shown(r2)).toBe('r1');
  load.mockClear();
  loader.left('generator');
  await show(r2);
  expect(shown(r2)).toBe('r2');
  expect(load).toHaveBeenCalledOnce();
});

test('a failed area is tried again at the next entry', async () => {
  const { show, shown, loader, failing } = setUpReleases('r2');
  await show(r2);
  expect(shown(r2)).toBe('failed');
  failing.clear();
  loader.left('generator');
  expect(shown(r2)).toBe('loading');
  await show(r2);
  expect(shown(r2)).toBe('r2');
});

test('nobody waits long for one while another is there; it is for the next entry then, and was slow', async () => {
  const { show, shown, loader, load, report, pass } = setUpReleases();
  await show(r1);
  load.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(definition), 9_000)));
  loader.start(r2);
  await pass(4_999);
  expect(shown(r2)).toBe('loading');
  await pass(1);
  expect(shown(r2)).toBe('r1');
  await pass(5_000);
  expect(shown(r2)).toBe('r1');
  loader.left('generator');
  expect(shown(r2)).toBe('r2');
  await show(r2);
  expect(load).toHaveBeenCalledTimes(2);
  expect(report.mock.lastCall?.[0]).toMatchObject({ area: r2, failure: null, duration: 9_000 });
});

test('one that fails after the visitor went away is tried anew at the next entry', async () => {
  const { show, shown, loader, load, pass } = setUpReleases();
  await show(r1);
  load.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 7_000)),
  );
  loader.start(r2);
  await pass(6_000);
  loader.left('generator');
  await pass(60_000);
  expect(shown(r2)).toBe('loading');
  load.mockResolvedValue(definition);
  await show(r2);
  expect(shown(r2)).toBe('r2');
});

test('one that breaks as soon as it is on screen is replaced, once', async () => {
  const { show, shown, loader, ended } = setUpReleases();
  await show(r1);
  await show(r2);
  loader.crashed(r2, r2, new Error('boom'));
  expect(shown(r2)).toBe('r1');
  expect(ended(r2)).toEqual(['ok', 'boom']);
  loader.left('generator');
  expect(shown(r2)).toBe('r1');
  loader.crashed(r2, r1, new Error('this one too'));
  expect(shown(r2)).toBe('r1');
  loader.retry(r2);
  expect(shown(r2)).toBe('r2');
  loader.crashed(r2, r2, new Error('boom again'));
  expect(shown(r2)).toBe('r2');
});

test('one that broke is no fallback for others', async () => {
  const { show, shown, loader } = setUpReleases('r3');
  await show(r1);
  await show(r2);
  loader.crashed(r2, r2, new Error('boom'));
  await show(r3);
  expect(shown(r3)).toBe('r1');
});

test('without one in the tab the one of the document is loaded then', async () => {
  const { show, shown, loader, pass } = setUpReleases();
  await show(r2WithFallback);
  loader.crashed(r2WithFallback, r2WithFallback, new Error('boom'));
  expect(shown(r2)).toBe('loading');
  await pass(0);
  expect(shown(r2)).toBe('r1');
});

test('when that does not come the panel says that it broke, and Retry shows the newest', async () => {
  const { show, shown, loader, pass } = setUpReleases('r1');
  await show(r2WithFallback);
  loader.crashed(r2WithFallback, r2WithFallback, new Error('boom'));
  await pass(600);
  expect(loader.state(r2)).toEqual({ status: 'failed', reason: 'crash', retrying: false });
  loader.retry(r2WithFallback);
  expect(shown(r2)).toBe('r2');
});

test.each([
  ['one that has stood for a while', (loader: AreaLoader) => loader.settled(r2), new Error('boom')],
  [
    'one of which a part did not come',
    () => {},
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
  ],
])('%s stays: its boundary offers Retry', async (_what, before, error) => {
  const { show, shown, loader, ended } = setUpReleases();
  await show(r1);
  await show(r2);
  before(loader);
  loader.crashed(r2, r2, error);
  expect(shown(r2)).toBe('r2');
  expect(ended(r2)).toEqual(['ok', error.message]);
});
