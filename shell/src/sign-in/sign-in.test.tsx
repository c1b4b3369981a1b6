import type { User } from '@danqing/contracts/identity';
import { requireLogin, useSession } from '@danqing/shell-sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite, sampleMember as user } from '../testing.tsx';
import {
  alertText,
  code,
  dialog,
  email,
  openDialog,
  pass,
  reachCode,
  server,
  settle,
  typeEmail,
  callOf,
  setUpSignIn,
  type Body,
} from './testing.tsx';

const { typing } = setUpSignIn();
const press = (name: string) => typing().click(screen.getByRole('button', { name }));

describe('closing', () => {
  test('Escape closes it, gives the focus back and answers null', async () => {
    renderSite();
    const button = screen.getByRole('button', { name: 'Sign in' });
    await typing().click(button);
    await settle();
    let result: User | null | undefined;
    act(() => void requireLogin().then((value) => (result = value)));
    await settle();
    await typing().keyboard('{Escape}');
    await settle();
    expect(dialog()).toBeNull();
    expect(result).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('a press outside closes it, one inside does not', async () => {
    await openDialog();
    await pass(1);
    await typing().click(email());
    expect(dialog()).toBeTruthy();
    const ground = dialog()?.parentElement as HTMLElement;
    fireEvent.pointerDown(ground);
    fireEvent.click(ground);
    await settle();
    expect(dialog()).toBeNull();
  });

  test('the close button closes it', async () => {
    const { result } = await openDialog();
    await press('Close');
    await settle();
    expect(dialog()).toBeNull();
    expect(result.value).toBeNull();
  });

  test('an answer that comes after closing signs nobody in', async () => {
    let reply = (_response: Response) => {};
    server['verify-otp'].mockReturnValue(new Promise((resolve) => (reply = resolve)));
    vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        void callOf(url)(JSON.parse(body as string) as Body).then(resolve);
      });
    });
    await reachCode(typing());
    await typing().type(code(), '123456');
    await typing().keyboard('{Escape}');
    reply(Response.json({ success: true, data: { token: 'new-token', user } }));
    await settle();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('opened again before a code was sent it begins anew', async () => {
    await openDialog();
    await typeEmail(typing());
    await typing().keyboard('{Escape}');
    await settle();
    act(() => void requireLogin());
    await settle();
    expect(email().value).toBe('');
  });
});

describe('requireLogin', () => {
  test('answers at once when signed in', async () => {
    const { result } = await reachCode(typing());
    await typing().type(code(), '123456');
    await settle();
    expect(result.value).toEqual(user);
    expect(await requireLogin()).toEqual(user);
    expect(dialog()).toBeNull();
  });

  test('every action that waits goes on', async () => {
    const area = { ...activeArea('generator') };
    const log: string[] = [];
    function Screen() {
      const { status } = useSession();
      return <p>{status}</p>;
    }
    renderSite({ areas: [area], load: async () => areaWith(Screen) });
    act(() => {
      void requireLogin().then((member) => log.push(`save ${member?.name}`));
      void requireLogin().then((member) => log.push(`like ${member?.name}`));
    });
    await settle();
    expect(screen.getByText('signed-out')).toBeTruthy();
    await typeEmail(typing());
    await press('Send code');
    await settle();
    await typing().type(code(), '123456');
    await settle();
    expect(log).toEqual(['save 林澄', 'like 林澄']);
    expect(screen.getByText('signed-in')).toBeTruthy();
  });

  test('waits for a session that is being checked, and opens only when that fails', async () => {
    localStorage.setItem('authToken', 'old');
    localStorage.setItem('user', JSON.stringify(user));
    let reply = (_response: Response) => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (reply = resolve)));
    await openDialog();
    expect(dialog()).toBeNull();
    reply(Response.json({}, { status: 401 }));
    await settle();
    await settle();
    expect(dialog()).toBeTruthy();
  });

  test('a sign-in in another tab closes the dialog and goes on', async () => {
    const { result } = await openDialog();
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('authToken', 'other');
    act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' })));
    await settle();
    expect(dialog()).toBeNull();
    expect(result.value).toEqual(user);
  });
});

test.each([
  ['zh', '登录', '请输入有效的邮箱地址', '发送验证码'],
  ['ja', 'ログイン', '有効なメールアドレスを入力してください。', '認証コードを送信'],
])('in %s', async (locale, title, message, send) => {
  localStorage.setItem('i18nextLng', locale);
  await openDialog();
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  await press(send);
  expect(alertText()).toBe(message);
});
