import type { DocumentIndex, ReleaseDocument } from '@danqing/contracts/releases';
import { navigate } from '@danqing/shell-sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import manifest from '../area.json';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite, type RenderSiteOptions } from './testing.tsx';

const [generator, palettes] = [activeArea('generator'), activeArea('palettes')];
const index: DocumentIndex = {
  file: 'f'.repeat(64),
  integrity: 'sha384-x',
  navigation: [...generator.manifest.navigation, ...palettes.manifest.navigation],
};
const complete: ReleaseDocument = {
  environment: 'production',
  sequence: 1,
  shell: activeArea('shell', manifest as never),
  areas: [generator, palettes],
  retired: [{ area: 'old', paths: ['/old'] }],
};
const load = async ({ area }: { area: string }) => areaWith(() => <h1>{`screen of ${area}`}</h1>);

/** Answers the index once `give` is called. */
function openPage(options: RenderSiteOptions = {}) {
  const asked: string[] = [];
  let settle: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (settle = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.includes('/documents/') ? (await answer).clone() : new Response('', { status: 404 });
  });
  renderSite({ areas: [generator], load, index, ...options });
  return {
    asked: () => asked.filter((url) => url.includes('/releases/')),
    give: (body: Response = Response.json(complete)) => act(async () => settle(body)),
  };
}

const links = () =>
  within(screen.getByRole('navigation', { name: '主导航' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current') ?? ''}`);
const frame = () => document.querySelector<HTMLElement>('.frame')!.dataset;
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  document.head.innerHTML = '';
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page has its navigation before the index comes, and the same one after', async () => {
  const { give, asked } = openPage();
  await heading('screen of generator');
  const before = links();
  expect(before).toEqual(['generator page', 'palettes ']);
  await waitFor(() => expect(asked()).toContain(`/api/releases/documents/${index.file}`));
  await give();
  expect(links()).toEqual(before);
  expect(asked()).toEqual([`/api/releases/documents/${index.file}`]);
});

test('a navigation before the index comes keeps the frame, and shows the area when it is there', async () => {
  const { give } = openPage();
  await heading('screen of generator');
  act(() => navigate('/palettes'));
  expect(frame()).toMatchObject({ frameKind: 'open', loading: 'true' });
  expect(screen.queryByRole('heading', { name: /404/ })).toBeNull();
  await give();
  expect(await heading('screen of palettes')).toBeTruthy();
  expect(frame()).toMatchObject({ frameKind: 'spine' });
});

test('a path of no area, or of a retired one, is found missing once the index tells', async () => {
  const { give } = openPage();
  await heading('screen of generator');
  act(() => navigate('/old'));
  expect(screen.queryByText('404')).toBeNull();
  await give();
  await waitFor(() => expect(frame().loading).toBeUndefined());
  expect(screen.queryByRole('heading', { name: /screen of/ })).toBeNull();
});

test('a page that the server did not find waits for nothing', () => {
  const { asked } = openPage({ path: '/nowhere', areas: [], data: { status: 404 } });
  expect(frame().loading).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('when no index comes, the server answers the navigation', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { give } = openPage();
  await heading('screen of generator');
  act(() => navigate('/palettes'));
  await give(new Response('', { status: 404 }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a page that was opened offline at the address of another area finds it in the index', async () => {
  const { give } = openPage({ path: '/palettes' });
  expect(frame().loading).toBe('true');
  await give();
  expect(await heading('screen of palettes')).toBeTruthy();
});

test('a link about to be used fetches the index and then the first files of its area', async () => {
  const { give } = openPage();
  fireEvent.focus(screen.getByRole('link', { name: 'palettes' }));
  await give();
  await waitFor(() =>
    expect(document.querySelector(`link[rel=preload][href*="${palettes.base}"]`)).not.toBeNull(),
  );
});
