import type { User } from '@danqing/contracts/identity';
import type { ActiveArea } from '@danqing/contracts/releases';
import { setCredits } from '@danqing/shell-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activeArea, renderSite, sampleMember as user } from '../testing.tsx';

const text = (zh: string) => ({ zh, en: zh, ja: zh });
const profile = activeArea('profile', {
  routes: [{ id: 'home', path: '/users/profile', frame: 'spine', page: { kind: 'color' } }],
  navigation: [],
});
const cocreate = activeArea('cocreate', {
  navigation: [{ id: 'nfts', path: '/nfts', label: text('藏品'), order: 60, placement: 'phone' }],
});
const palettes = activeArea('palettes', {
  navigation: [{ id: 'palettes', path: '/palettes', label: text('调色板'), order: 20, requiresLogin: true }],
});

let signedIn: User;
const server = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('i18nextLng', 'zh');
  signedIn = user;
  server
    .mockReset()
    .mockImplementation((url) =>
      Promise.resolve(
        url.endsWith('/me')
          ? Response.json({ success: true, data: { user: signedIn } })
          : Response.json({ success: true, exists: true }),
      ),
    );
  vi.stubGlobal('fetch', (url: URL | string) => server(String(url)));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showSignedIn(areas: ActiveArea[] = [activeArea('generator')], change: Partial<User> = {}) {
  signedIn = { ...user, ...change };
  localStorage.setItem('authToken', 't1');
  localStorage.setItem('user', JSON.stringify(signedIn));
  const site = renderSite({ path: '/nowhere', areas });
  await waitFor(() => expect(server).toHaveBeenCalled());
  return site;
}
const showSignedOut = (areas: ActiveArea[] = [activeArea('generator')]) =>
  renderSite({ path: '/nowhere', areas });
const bar = () => within(screen.getByRole('navigation', { name: '主导航' }));
async function openPhoneMenu() {
  await userEvent.click(screen.getByRole('button', { name: '菜单' }));
  return within(await screen.findByRole('dialog', { name: '菜单' }));
}

describe('the bar', () => {
  test('offers sign-in to a visitor', async () => {
    showSignedOut();
    expect(screen.queryByRole('button', { name: /点数|账号/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy();
  });

  test('shows a remembered member before the server has answered', () => {
    server.mockReturnValue(new Promise(() => {}));
    localStorage.setItem('authToken', 't1');
    localStorage.setItem('user', JSON.stringify(user));
    showSignedOut();
    expect(screen.getByRole('button', { name: '账号：林澄' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
  });

  test('shows nothing of a session of which nothing is remembered, until it is checked', async () => {
    localStorage.setItem('authToken', 't1');
    showSignedOut();
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
    expect(await screen.findByRole('button', { name: '账号：林澄' })).toBeTruthy();
  });

  test('the credits open to the balance and a way to buy more, where there is one', async () => {
    await showSignedIn([activeArea('generator'), profile]);
    await userEvent.click(screen.getByRole('button', { name: '点数余额：128' }));
    const popover = within(await screen.findByRole('dialog', { name: '点数余额：128' }));
    expect(popover.getByText('128')).toBeTruthy();
    await userEvent.click(popover.getByRole('link', { name: '买点数' }));
    expect(location.pathname).toBe('/users/profile');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a profile page there is no link to it', async () => {
    await showSignedIn();
    await userEvent.click(screen.getByRole('button', { name: '点数余额：128' }));
    expect(screen.queryByRole('link', { name: '买点数' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '账号：林澄' }));
    expect(screen.getAllByText('林澄').map(({ lang }) => lang)).toEqual(['zh', 'zh']);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      '登录与设备',
      '退出登录',
    ]);
  });

  test('new credits show at once; unknown ones are a dash', async () => {
    await showSignedIn();
    act(() => setCredits(127));
    expect(screen.getByRole('button', { name: '点数余额：127' })).toBeTruthy();
    await showSignedIn(undefined, { credits: null });
    expect(screen.getByRole('button', { name: '点数余额：暂时查不到' }).textContent).toContain('–');
  });

  test('the user menu says who it is and leads to the profile, by keyboard', async () => {
    await showSignedIn([activeArea('generator'), profile]);
    screen.getByRole('button', { name: '账号：林澄' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('lincheng@example.com')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/users/profile'));
  });

  test('signing out clears everything, goes to the root and loads it', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await showSignedIn();
    await userEvent.click(screen.getByRole('button', { name: '账号：林澄' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(server).toHaveBeenLastCalledWith('/api/auth/logout');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(screen.getByRole('button', { name: '登录' })).toBeTruthy();
  });

  test('has no link that stands in the phone menu only, and palettes open to everybody', () => {
    showSignedOut([activeArea('generator'), palettes, cocreate]);
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['generator', '调色板']);
  });
});

describe('the phone menu', () => {
  test('gives a visitor sign-in, and no way to what needs it', async () => {
    showSignedOut([activeArea('generator'), palettes, cocreate]);
    const menu = await openPhoneMenu();
    const nav = within(menu.getByRole('navigation'));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['generator', '藏品']);
    expect(nav.getByRole('button', { name: '调色板' })).toBeTruthy();
    expect(menu.queryByText('退出登录')).toBeNull();
  });

  test('its sign-in closes the menu first, and gives the focus back to the menu button', async () => {
    showSignedOut();
    const menu = await openPhoneMenu();
    await userEvent.click(menu.getByRole('button', { name: '登录' }));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '菜单' })));
  });

  test('what needs a sign-in asks for it, and is there afterwards', async () => {
    showSignedOut([activeArea('generator'), palettes]);
    const menu = await openPhoneMenu();
    await userEvent.click(menu.getByRole('button', { name: '调色板' }));
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy();
    expect(location.pathname).toBe('/nowhere');
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('authToken', 't1');
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' })));
    await waitFor(() => expect(location.pathname).toBe('/palettes'));
  });

  test('shows a member name, balance, every link and sign-out', async () => {
    await showSignedIn([activeArea('generator'), palettes, cocreate, profile]);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const menu = await openPhoneMenu();
    expect(menu.getByRole('heading', { name: '林澄' })).toBeTruthy();
    expect(menu.getByText('128')).toBeTruthy();
    expect(menu.getByRole('link', { name: '买点数' }).getAttribute('href')).toBe('/users/profile');
    expect(
      within(menu.getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['generator', '调色板', '藏品']);
    await userEvent.click(menu.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });
});
