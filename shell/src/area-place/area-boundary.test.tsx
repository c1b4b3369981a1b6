import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite } from '../testing.tsx';
import { AreaBoundary } from './area-boundary.tsx';

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const missingPart = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: `${location.origin}/areas/generator/0123456789abcdef/c/7.js`,
  });

function openArea(broken: { error: Error | null }) {
  const Screen = () => {
    if (broken.error) throw broken.error;
    return <h1>whole</h1>;
  };
  renderSite({ areas: [activeArea('generator')], load: async () => areaWith(Screen) });
}
const retry = async () => userEvent.click(await screen.findByRole('button', { name: '重试' }));

test('Retry after a part that did not come fetches the files of the release past the cache', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  openArea({ error: missingPart() });
  await retry();
  expect(screen.getByRole('button', { name: '正在重试…' })).toBeTruthy();
  const folder = `${location.origin}/areas/generator/0123456789abcdef/`;
  expect(fetch.mock.calls).toEqual(
    ['remoteEntry.js', 'c/area.js', 'css/area.css', 'c/7.js'].map((file) => [
      folder + file,
      { cache: 'reload', signal: expect.any(AbortSignal) },
    ]),
  );
});

test.each([
  ['once the part is there, Retry loads the page anew', null, 1],
  ['as long as it is missing, the page stays', 'missing', 0],
] as const)('%s', async (_what, trouble, reloads) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const refreshing = Promise.resolve(trouble);
  const Broken = (): never => {
    throw missingPart();
  };
  render(
    <AreaBoundary
      resetKey="/"
      onCrash={() => {}}
      refresh={() => refreshing}
      fallback={(again, retrying) => <button onClick={again}>{retrying ? 'trying' : 'again'}</button>}
    >
      <Broken />
    </AreaBoundary>,
  );
  await userEvent.click(screen.getByText('again'));
  await refreshing;
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(await screen.findByText(reloads > 0 ? 'trying' : 'again')).toBeTruthy();
});

test('a screen that threw is simply shown again', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const broken: { error: Error | null } = { error: new Error('boom') };
  openArea(broken);
  await screen.findByRole('button', { name: '重试' });
  broken.error = null;
  await retry();
  expect(await screen.findByRole('heading', { name: 'whole' })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('tells once of each crash', async () => {
  const onCrash = vi.fn();
  const error = new Error('boom');
  const Broken = (): never => {
    throw error;
  };
  render(
    <AreaBoundary
      resetKey="/"
      onCrash={onCrash}
      refresh={() => null}
      fallback={(again) => <button onClick={again}>again</button>}
    >
      <Broken />
    </AreaBoundary>,
  );
  expect(onCrash.mock.calls).toEqual([[error]]);
  await userEvent.click(screen.getByText('again'));
  expect(onCrash).toHaveBeenCalledTimes(2);
});
