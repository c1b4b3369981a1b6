import type { User } from '@danqing/contracts/identity';
import { requireLogin } from '@danqing/shell-sdk';
import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { renderSite, sampleMember, type RenderSiteOptions } from '../testing.tsx';
import { signInDialog } from './sign-in.tsx';

export type Body = Record<string, string>;
type Answer = (body: Body) => Promise<Response>;

export const answer = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
export const error = (status: number, code: string, message: string) =>
  answer(status, { success: false, code, message, error: message, traceId: 'x' });
export const offline = () => Promise.reject(new TypeError('offline'));

/** Responses of the server by call; tests replace single ones. */
export const server = {
  'check-identifier': vi.fn<Answer>(),
  'send-otp': vi.fn<Answer>(),
  'verify-otp': vi.fn<Answer>(),
};

/** Sets up a fake clock, English, and a server that knows every identifier and accepts every code. */
export function setUpSignIn(): { typing: () => UserEvent } {
  let typing: UserEvent;
  beforeAll(async () => {
    await signInDialog.load();
  });
  beforeEach(() => {
    vi.useFakeTimers();
    const advanceTimers = vi.advanceTimersByTime.bind(vi);
    // Testing Library advances fake timers only through a global of this name.
    vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
    typing = userEvent.setup({ advanceTimers });
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('i18nextLng', 'en');
    server['check-identifier'].mockReset().mockImplementation(answer(200, { success: true, exists: true }));
    server['send-otp'].mockReset().mockImplementation(answer(200, { success: true, message: '' }));
    server['verify-otp']
      .mockReset()
      .mockImplementation(answer(200, { success: true, data: { token: 'new-token', user: sampleMember } }));
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) =>
      callOf(url)(JSON.parse(body as string) as Body),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { typing: () => typing };
}

export const callOf = (url: string) => server[url.replace(/^.*\/api\/auth\//, '') as keyof typeof server];

export const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const dialog = () => screen.queryByRole('dialog', { name: /^(Sign in|登录|ログイン)$/ });
export const alertText = () => within(dialog() as HTMLElement).queryByRole('alert')?.textContent ?? null;
export const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
export const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');

export async function openDialog(options?: RenderSiteOptions) {
  renderSite({ path: '/nowhere', ...options });
  const result: { value?: User | null } = {};
  act(() => void requireLogin().then((value) => (result.value = value)));
  await settle();
  return { result };
}

export async function typeEmail(typing: UserEvent) {
  await typing.type(email(), ' lincheng@example.com ');
  await pass(400);
}

export async function reachCode(typing: UserEvent) {
  const opened = await openDialog();
  await typeEmail(typing);
  await typing.click(screen.getByRole('button', { name: 'Send code' }));
  await settle();
  expect(code()).toBeTruthy();
  return opened;
}
