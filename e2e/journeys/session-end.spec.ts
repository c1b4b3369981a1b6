import { anyAddress, bearer, newMember, rememberMember, sentCode, type Member } from '../support/members.ts';
import { smallTargets } from '../support/targets.ts';
import { areaReady, expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

test.use({ expectedErrors: [/401|could not be loaded ApiError: 请先登录/] });
test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const EXPIRED = '登录已失效，请重新登录';

async function endSession(page: Page): Promise<Member> {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  await page.request.delete('/api/auth/sessions', { headers: bearer(member) });
  await page.request.post('/api/auth/logout', { headers: bearer(member) });
  return member;
}

async function signIn(page: Page, { user }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '登录' });
  await expect(dialog).toContainText(EXPIRED);
  await dialog.getByRole('textbox').fill(user.email ?? '');
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  await expect(dialog.getByRole('textbox', { name: '验证码' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await sentCode(user.email ?? ''));
  await expect(dialog).toHaveCount(0);
}

for (const path of ['/palettes', '/gallery/朱红', '/co-create-colors', '/agent', '/patterns', '/colors/月白'])
  test(`is said on ${path}, and the member stays there`, async ({ page }) => {
    await endSession(page);
    await page.goto(path);
    await areaReady(page);
    await page.getByRole('button', { name: '重新登录' }).click();
    await expect(page.getByRole('dialog', { name: '登录' })).toContainText(EXPIRED);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path);
  });

test('on the own page opens the sign-in, after which the page is there', async ({ page }) => {
  const member = await endSession(page);
  await page.goto('/users/profile');
  await signIn(page, member);
  await expect(page).toHaveURL(/\/users\/profile$/);
  await expect(page.getByText(member.user.email ?? '').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the way to sign in again is as large as a finger', async ({ page }) => {
    await endSession(page);
    await page.goto('/palettes');
    await areaReady(page);
    await expect(page.getByRole('button', { name: '重新登录' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});
