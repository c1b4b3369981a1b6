import { STARTED_ATTRIBUTE } from '@danqing/contracts/page';
import { navigate, OpenFrame, useTitle } from '@danqing/shell-sdk';
import { useParams } from '@danqing/shell-sdk/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite } from './testing.tsx';

function Generator() {
  const { name = '' } = useParams();
  const [count, setCount] = useState(0);
  useTitle(`generator ${name}`);
  return (
    <OpenFrame block={<h1>{`color:${name}`}</h1>}>
      <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
    </OpenFrame>
  );
}
function Palettes() {
  useTitle('palettes');
  return <h1>all palettes</h1>;
}

const areas = [activeArea('generator'), activeArea('palettes')];
const load = async ({ area }: { area: string }) => areaWith(area === 'generator' ? Generator : Palettes);

beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  document.head.innerHTML = '';
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('shows the area that owns the path, with its parameters decoded', async () => {
  renderSite({ path: '/colors/%E6%9C%B1%E7%BA%A2', areas, load });
  expect(await screen.findByRole('heading', { name: 'color:朱红' })).toBeTruthy();
});

test('works below a base path and a language prefix', async () => {
  renderSite({ path: '/tool/en/colors/x', areas, load, data: { basePath: '/tool/' } });
  expect(await screen.findByRole('heading', { name: 'color:x' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'palettes en' }).getAttribute('href')).toBe('/tool/en/palettes');
});

test('the navigation comes from release data and marks the current area', async () => {
  renderSite({ path: '/colors/x', areas, load });
  const nav = screen.getByRole('navigation', { name: '主导航' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['generator', 'palettes']);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('generator');
});

test('a link about to be used fetches the first files of its area', () => {
  renderSite({ path: '/nowhere', areas, load });
  fireEvent.focus(screen.getByRole('link', { name: 'palettes' }));
  const links = [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(3);
  expect(links[0]).toContain('/areas/palettes/');
});

test('another screen takes the focus, is announced and starts at its top', async () => {
  renderSite({ path: '/', areas, load });
  await screen.findByText('count 0');
  await userEvent.click(screen.getByRole('link', { name: 'palettes' }));
  expect(await screen.findByRole('heading', { name: 'all palettes' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(document.title).toBe('palettes'));
  await waitFor(() => expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('palettes'));
});

test('the same screen with another colour keeps focus and state', async () => {
  renderSite({ path: '/', areas, load });
  const button = await screen.findByText('count 0');
  await userEvent.click(button);
  act(() => navigate('/colors/x'));
  expect(await screen.findByRole('heading', { name: 'color:x' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('count 1');
});

test('a path that no area owns is the not-found screen, with a way home', async () => {
  renderSite({ path: '/nowhere', areas, load, data: { status: 404 } });
  expect(screen.getByRole('heading', { name: '404 页面未找到' })).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('页面未找到'));
  await userEvent.click(screen.getByRole('link', { name: '回到首页' }));
  expect(await screen.findByText('count 0')).toBeTruthy();
});

test('a page of an area that has ended says that it is gone, with a way home', async () => {
  const retired = [{ area: 'tea-house', paths: ['/tea-house/:leaf'] }];
  renderSite({ path: '/tea-house/oolong', areas, load, retired, data: { status: 410 } });
  expect(screen.getByRole('heading', { name: '410 页面已下线' })).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('页面已下线'));
  await userEvent.click(screen.getByRole('link', { name: '回到首页' }));
  expect(await screen.findByText('count 0')).toBeTruthy();
});

test('not found also comes up within the page, and the spine leads back to the colour with all that was set', async () => {
  renderSite({ path: '/colors/x?s=1gYm', areas, load });
  await screen.findByText('count 0');
  act(() => navigate('/nowhere'));
  expect(screen.getByRole('heading', { name: '404 页面未找到' })).toBeTruthy();
  const spine = screen.getByRole('link', { name: /当前颜色：#ED5126/ });
  expect(spine.getAttribute('href')).toBe('/colors/x?s=1gYm');
  await userEvent.click(spine);
  expect(await screen.findByRole('heading', { name: 'color:x' })).toBeTruthy();
});

test('what a colour page of status 404 shows stands beside the spine', async () => {
  const { container } = renderSite({ path: '/colors/x', areas, load, data: { status: 404, search: 'x' } });
  await screen.findByText('count 0');
  expect(container.querySelector('[data-frame-kind]')?.getAttribute('data-frame-kind')).toBe('spine');
});

test('tells the watchdog of the page that the shell runs', () => {
  document.documentElement.removeAttribute(STARTED_ATTRIBUTE);
  renderSite({ path: '/nowhere', areas, load });
  expect(document.documentElement.hasAttribute(STARTED_ATTRIBUTE)).toBe(true);
});

test('the server-rendered block stays until the area is there, and goes with it', async () => {
  const block = document.createElement('div');
  block.id = 'first-paint';
  document.body.prepend(block);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  renderSite({ path: '/', areas, load: (area) => arrived.then(() => load(area)) });
  expect(document.getElementById('first-paint')).toBe(block);
  await act(async () => arrive());
  await screen.findByText('count 0');
  expect(document.getElementById('first-paint')).toBeNull();
});

test('an area that breaks while rendering leaves navigation and the other areas working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('boom');
    return <h1>mended</h1>;
  };
  renderSite({
    path: '/',
    areas,
    load: async ({ area }) => areaWith(area === 'generator' ? Fragile : Palettes),
  });
  expect(await screen.findByRole('heading', { name: 'generator暂时打不开' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'palettes' }));
  expect(await screen.findByRole('heading', { name: 'all palettes' })).toBeTruthy();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: 'generator' }),
  );
  broken = false;
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: 'mended' })).toBeTruthy();
});

test('another path inside a broken area leaves the broken screen behind', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Choosy = () => {
    const { name } = useParams();
    if (name === 'bad') throw new Error('boom');
    return <h1>{`fine:${name}`}</h1>;
  };
  renderSite({ path: '/colors/bad', areas, load: async () => areaWith(Choosy) });
  await screen.findByRole('button', { name: '重试' });
  act(() => navigate('/colors/good'));
  expect(await screen.findByRole('heading', { name: 'fine:good' })).toBeTruthy();
});

const frameKind = () => document.querySelector('[data-frame-kind]')?.getAttribute('data-frame-kind');

test('above the panel of an area that failed nothing is left of the colour that the frame was open for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  let back = false;
  const block = document.createElement('div');
  block.id = 'first-paint';
  document.body.prepend(block);
  renderSite({ path: '/', areas, load: (area) => (back ? load(area) : Promise.reject(new Error('404'))) });
  expect(frameKind()).toBe('open');
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(frameKind()).toBe('spine');
  expect(document.getElementById('first-paint')).toBeNull();
  back = true;
  await userEvent.click(retry);
  await screen.findByText('count 0');
  expect(frameKind()).toBe('open');
});

test('an area that breaks on screen, and one that is closed, stand beside the spine', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('boom');
  };
  renderSite({ path: '/', areas, load: async () => areaWith(Broken) });
  await screen.findByRole('button', { name: '重试' });
  expect(frameKind()).toBe('spine');
  renderSite({ path: '/', areas: [{ ...activeArea('generator'), killed: true }] });
  expect(frameKind()).toBe('spine');
});

test('an area that does not load shows its name and Retry, which brings it once the file is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  let back = false;
  renderSite({ path: '/', areas, load: (area) => (back ? load(area) : Promise.reject(new Error('404'))) });
  expect(await screen.findByRole('heading', { name: 'generator暂时打不开' })).toBeTruthy();
  back = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('count 0')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the theme switch says what it will do', async () => {
  localStorage.setItem('darkMode', 'false');
  renderSite({ path: '/nowhere', areas, load });
  await userEvent.click(screen.getByRole('button', { name: '切换到深色' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(screen.getByRole('button', { name: '切换到浅色' })).toBeTruthy();
});

test('the language menu loads the same page in another language', async () => {
  renderSite({ path: '/colors/x', areas, load });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: '语言：中文' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '日本語' }));
  expect(assign).toHaveBeenCalledWith('/ja/colors/x');
});

test('the phone menu holds links, language and theme, and gives the focus back', async () => {
  renderSite({ path: '/nowhere', areas, load });
  const opener = screen.getByRole('button', { name: '菜单' });
  await userEvent.click(opener);
  const sheet = await screen.findByRole('dialog', { name: '菜单' });
  expect(within(sheet).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(within(sheet).getByRole('radio', { name: '深色' }));
  expect(localStorage.getItem('darkMode')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '菜单' }));
});

test.each([
  ['/legal/terms.html', '用户协议'],
  ['/legal/privacy.html', '隐私政策'],
])('%s is a page of the shell itself', async (path, title) => {
  renderSite({ path, areas, load });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await waitFor(() => expect(document.title).toContain(title));
});

test('the footer leads to the terms without a reload', async () => {
  renderSite({ path: '/nowhere', areas, load });
  await userEvent.click(screen.getByRole('link', { name: '用户协议' }));
  expect(await screen.findByRole('heading', { level: 1, name: '用户协议' })).toBeTruthy();
});
