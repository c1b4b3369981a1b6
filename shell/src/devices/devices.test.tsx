import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionSummary, User } from '@danqing/contracts/identity';
import { catalogueProblems, keyUsage, readCatalogues } from '@danqing/i18n/testing';
import { openDevices } from '@danqing/shell-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderSite, sampleMember } from '../testing.tsx';
import { devicesCatalogues } from './catalogues.ts';
import { devicesDialog } from './devices.tsx';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let member: User;
let sessions: SessionSummary[];
let asked: string[];
let failing: boolean;

beforeEach(() => {
  member = sampleMember;
  asked = [];
  failing = false;
  const at = '2026-11-20T08:00:00.000Z';
  sessions = [
    { id: 'here', current: true, created_at: at, last_used_at: at, user_agent: CHROME },
    { id: 'phone', current: false, created_at: at, last_used_at: at, user_agent: IPHONE },
    { id: 'script', current: false, created_at: at, last_used_at: at, user_agent: 'curl/8' },
  ];
  vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
    const { pathname } = new URL(String(address), location.href);
    const method = init?.method ?? 'GET';
    if (pathname.endsWith('/me')) return Response.json({ success: true, data: { user: member } });
    if (failing) return new Response('', { status: 503 });
    if (method === 'DELETE') {
      asked.push(pathname);
      const id = pathname.split('/')[4];
      sessions = sessions.filter((session) => (id ? session.id !== id : session.current));
      return Response.json({ success: true });
    }
    return Response.json({ success: true, data: sessions });
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rememberMember = (token: string) => {
  localStorage.setItem('authToken', token);
  localStorage.setItem('user', JSON.stringify(member));
};

async function openDialog() {
  localStorage.clear();
  localStorage.setItem('i18nextLng', 'zh');
  rememberMember('t1');
  renderSite({ path: '/nowhere' });
  await userEvent.click(screen.getByRole('button', { name: '账号：林澄' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '登录与设备' }));
  return within(await screen.findByRole('dialog', { name: '登录与设备' }));
}

test('shows where the member is signed in, and which of it is here', async () => {
  const dialog = await openDialog();
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Chrome，Windows',
    'Safari，iPhone',
    '其他程序',
  ]);
  expect(within(rows[0]!).getByText('当前')).toBeTruthy();
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
});

test('ends one session, then all others, and stays signed in here', async () => {
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: '退出：Safari，iPhone' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: '退出其他所有设备' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(asked).toEqual(['/api/auth/sessions/phone', '/api/auth/sessions']);
  expect(dialog.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
  expect(localStorage.getItem('authToken')).toBe('t1');
});

test('says that the list did not come, and brings it at another try', async () => {
  failing = true;
  const dialog = await openDialog();
  const retry = await dialog.findByRole('button', { name: '重试' }, { timeout: 10_000 });
  expect(dialog.getByRole('alert').textContent).toBe('登录记录没有加载成功');
  failing = false;
  await userEvent.click(retry);
  expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
});

test('says so when a session could not be ended', async () => {
  const dialog = await openDialog();
  const end = await dialog.findByRole('button', { name: '退出：其他程序' });
  failing = true;
  await userEvent.click(end);
  expect(await screen.findByText('退出失败，请稍后重试')).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});

test('tells a member why their account is limited', async () => {
  member = { ...sampleMember, limited: { reason: '刷屏', since: '2026-11-20T08:00:00.000Z' } };
  const dialog = await openDialog();
  expect(dialog.getByText(/^从 2026年11月20日.*你的账号不能公开内容。原因：刷屏$/)).toBeTruthy();
});

describe('for a visitor who is signed out', () => {
  const followOtherTab = () =>
    act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
      await devicesDialog.load();
    });
  const signInElsewhere = () => {
    rememberMember('t2');
    return followOtherTab();
  };
  const dialog = () => screen.queryByRole('dialog', { name: '登录与设备' });

  test('does not open, not even after a later sign-in', async () => {
    localStorage.clear();
    localStorage.setItem('i18nextLng', 'zh');
    renderSite({ path: '/nowhere' });
    act(openDevices);
    await signInElsewhere();
    expect(dialog()).toBeNull();
    expect(await screen.findByRole('button', { name: '账号：林澄' })).toBeTruthy();
  });

  test('closes with the session, and does not come back with the next one', async () => {
    await openDialog();
    localStorage.removeItem('authToken');
    localStorage.removeItem('user');
    await followOtherTab();
    expect(dialog()).toBeNull();
    await signInElsewhere();
    expect(dialog()).toBeNull();
    expect(await screen.findByRole('button', { name: '账号：林澄' })).toBeTruthy();
  });
});

test('the three languages have the same texts, all of them used', async () => {
  const catalogues = await readCatalogues(devicesCatalogues);
  expect(catalogueProblems(catalogues)).toEqual([]);
  const source = readFileSync(join(import.meta.dirname, 'devices-dialog.tsx'), 'utf8');
  expect(keyUsage(catalogues.zh, [source])).toEqual({ unknown: [], unused: [] });
});
