import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { User, VerifyOtpResponse } from '@danqing/contracts/identity';
import { DEVELOPMENT_SECRET } from './site.ts';

export interface Member {
  token: string;
  user: User;
}

/** Returns a random address, because rate limits count by address. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Nine digits, because tests would mistake six for a code. */
export const newMail = () => `visitor-${randomInt(1e8, 1e9)}@example.com`;

/**
 * Resolves with the code in the outbox of a development site. Sends no test headers, because the outbox
 * rejects forwarded requests.
 */
export async function sentCode(to: string, site = ''): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = await codeInOutbox(to, site);
      return code;
    }, `a code for ${to}`)
    .toBeDefined();
  return code ?? '';
}

async function codeInOutbox(to: string, site: string): Promise<string | undefined> {
  const query = new URLSearchParams({ key: DEVELOPMENT_SECRET, to });
  const answer = await fetch(`${site || process.env.SITE_URL}/api/dev/outbox?${query}`);
  const { data } = (await answer.json()) as { data: unknown[] };
  const codes = data.map((message) => /\b\d{6}\b/.exec(JSON.stringify(message))?.[0]);
  return codes.find((found) => found !== undefined);
}

export async function newMember(request: APIRequestContext, site = ''): Promise<Member> {
  const mail = newMail();
  const headers = { 'x-forwarded-for': anyAddress() };
  const identity = { identifier: mail, identifier_type: 'email' };
  await request.post(`${site}/api/auth/send-otp`, { headers, data: identity });
  const otp = await sentCode(mail, site);
  const answer = await request.post(`${site}/api/auth/verify-otp`, { headers, data: { ...identity, otp } });
  if (!answer.ok()) throw new Error(`no member: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as VerifyOtpResponse).data;
}

/** Stores the session in the page's browser, as after a sign-in. Call it before the first navigation. */
export async function rememberMember(page: Page, { token, user }: Member): Promise<void> {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      // Runs only on the first navigation, so that a later sign-out is not undone.
      if (sessionStorage.getItem('remembered')) return;
      sessionStorage.setItem('remembered', 'yes');
      localStorage.setItem('authToken', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** Signs out through the open account menu. This reloads the start page and discards the page's state. */
export async function signOut(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
}

export const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
