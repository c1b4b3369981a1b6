import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { runStatement } from '../support/database.ts';
import { anyAddress, newMail, sentCode, signOut } from '../support/members.ts';
import { areaReady, expect, siteDataDir, siteUrl, test } from '../support/test.ts';

const newPhone = () => `138${String(randomInt(1e8)).padStart(8, '0')}`;

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

async function openDialog(page: Page, path = '/colors/月白', name = '登录'): Promise<void> {
  await page.goto(path);
  await areaReady(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function askForCode(page: Page, identifier: string, isNew: boolean): Promise<void> {
  await page.getByRole('textbox').fill(identifier);
  if (isNew) await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeVisible();
}

async function signUp(page: Page, mail: string): Promise<void> {
  await openDialog(page);
  await askForCode(page, mail, true);
  await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(mail));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const account = (page: Page) => page.getByRole('button', { name: /用户\d{4}/ });

test('a new visitor signs in by mail, gets ten credits, and is still signed in after a reload', async ({
  page,
}) => {
  const mail = newMail();
  await signUp(page, mail);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /10/ }).first()).toBeVisible();
  expect(
    await page.evaluate(() => [typeof localStorage.getItem('authToken'), localStorage.getItem('user')]),
  ).toEqual(['string', expect.stringContaining(mail)]);
  await page.reload();
  await expect(account(page)).toBeVisible();
});

test('a known visitor is welcomed back and needs no agreement', async ({ page }) => {
  const mail = newMail();
  await signUp(page, mail);
  await account(page).click();
  await signOut(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('textbox').fill(mail);
  await expect(page.getByText('欢迎回来')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a new visitor signs in by phone', async ({ page }) => {
  const phone = newPhone();
  await openDialog(page);
  await page.getByRole('radio', { name: '手机' }).click();
  await askForCode(page, phone, true);
  await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(`+86${phone}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account(page)).toBeVisible();
});

test('a known visitor signs in by phone again', async ({ page }) => {
  const phone = newPhone();
  const signIn = async (isNew: boolean) => {
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('radio', { name: '手机' }).click();
    await askForCode(page, phone, isNew);
    await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(`+86${phone}`));
    await expect(account(page)).toBeVisible();
  };
  await page.goto('/colors/月白');
  await areaReady(page);
  await signIn(true);
  const name = await account(page).textContent();
  await account(page).click();
  await signOut(page);
  await runStatement(
    siteDataDir(),
    `update identity.codes set sent_at = sent_at - interval '61 seconds' where identifier = $1`,
    [`+86${phone}`],
  );
  await signIn(false);
  expect(await account(page).textContent()).toBe(name);
});

test('what was typed wrong is said in the dialog: address, number, agreement', async ({ page }) => {
  await openDialog(page);
  const send = page.getByRole('button', { name: '发送验证码' });
  await send.click();
  await expect(page.getByText('请输入有效的邮箱地址')).toBeVisible();
  await page.getByRole('textbox').fill(newMail());
  await send.click();
  await expect(page.getByText('请同意用户协议和隐私政策')).toBeVisible();
  await page.getByRole('radio', { name: '手机' }).click();
  await page.getByRole('textbox').fill('12');
  await send.click();
  await expect(page.getByText('请输入有效的手机号码')).toBeVisible();
});

test.describe('with failing answers', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test('a wrong code is said, keeps the step, and the right one still signs in', async ({ page }) => {
    const mail = newMail();
    await openDialog(page);
    await askForCode(page, mail, true);
    const code = await sentCode(mail);
    const field = page.getByRole('textbox', { name: '验证码' });
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('验证码无效，请重试')).toBeVisible();
    await field.fill(code);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the code is never lost: closed or loaded anew, the dialog comes back to it; a wrong one is selected', async ({
    page,
  }) => {
    const mail = newMail();
    await openDialog(page);
    await askForCode(page, mail, true);
    const field = page.getByRole('textbox', { name: '验证码' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText(`已发往 ${mail}`)).toBeVisible();
    await expect(page.getByText(/^[345]\d 秒后可重发$/)).toBeVisible();

    await page.reload();
    await areaReady(page);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(field).toBeFocused();
    const code = await sentCode(mail);
    const wrong = code === '111111' ? '222222' : '111111';
    await field.pressSequentially(wrong);
    await expect(page.getByRole('alert')).toBeVisible();
    const selected = () =>
      field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
      );
    await expect.poll(selected).toBe(wrong);
    await page.keyboard.type(code);
    await expect(account(page)).toBeVisible();
  });

  test('an expired code is refused like a wrong one, and a code sent again signs in', async ({ page }) => {
    const mail = newMail();
    await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
    await openDialog(page);
    await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'));
    await page.getByRole('textbox').fill(mail);
    await page.clock.runFor(1000);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '发送验证码' }).click();
    const field = page.getByRole('textbox', { name: '验证码' });
    await expect(field).toBeVisible();
    await runStatement(
      siteDataDir(),
      `update identity.codes set sent_at = sent_at - interval '11 minutes', expires_at = expires_at - interval '11 minutes' where identifier = $1`,
      [mail],
    );
    await field.fill(await sentCode(mail));
    await expect(page.getByText('验证码无效，请重试')).toBeVisible();
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: '重新发送' }).click();
    await expect(page.getByText('60 秒后可重发')).toBeVisible();
    await field.fill(await sentCode(mail));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a lost network and a failing server are said, and nothing typed is lost', async ({ page }) => {
    const mail = newMail();
    await openDialog(page);
    await page.getByRole('textbox').fill(mail);
    await page.getByRole('checkbox').check();
    await page.route('**/api/auth/send-otp', (route) => route.abort());
    await page.getByRole('button', { name: '发送验证码' }).click();
    await expect(page.getByText('服务器错误，请稍后重试')).toBeVisible();
    await page.unroute('**/api/auth/send-otp');
    await page.route('**/api/auth/send-otp', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await page.getByRole('button', { name: '发送验证码' }).click();
    await expect(page.getByText('验证码发送失败，请重试')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(mail);
    await page.unroute('**/api/auth/send-otp');
    await page.getByRole('button', { name: '发送验证码' }).click();
    await expect(page.getByRole('textbox', { name: '验证码' })).toBeVisible();
  });

  test('a session that has ended signs out, whatever is stored', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('authToken', 'a-token-of-yesterday');
      localStorage.setItem(
        'user',
        JSON.stringify({
          id: 1,
          name: 'visitor-old',
          email: null,
          phone: null,
          image: null,
          credits: 3,
          created_at: '2026-01-01T00:00:00Z',
        }),
      );
    });
    await page.goto('/colors/月白');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]))
      .toEqual([null, null]);
  });
});

test('another code can be asked for after sixty seconds, and Back clears everything', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await openDialog(page);
  await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'));
  const mail = newMail();
  await page.getByRole('textbox').fill(mail);
  await page.clock.runFor(1000);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('60 秒后可重发')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('59 秒后可重发')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新发送' })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: '重新发送' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('Escape and a click outside close the dialog, and the focus returns', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  // The dialog listens for outside clicks only from the task after it opened. No visitor clicks that fast.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs agree on who is signed in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/colors/朱红');
  await areaReady(other);
  // A background tab draws one frame a second, and every click waits for two.
  await page.bringToFront();
  await signUp(page, newMail());
  await expect(account(other)).toBeVisible();
  await account(page).click();
  await signOut(page);
  await expect(other.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await areaReady(page);
  await other.close();
});

test('a logout ends the session on the server and leads home', async ({ page, request }) => {
  await signUp(page, newMail());
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const me = () => request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status()).toBe(200);
  await account(page).click();
  await signOut(page);
  await expect(page).toHaveURL(`${siteUrl()}/`);
  expect((await me()).status()).toBe(401);
});

for (const { locale, path, button, message } of [
  {
    locale: 'en',
    path: '/en/colors/月白',
    button: 'Sign in',
    message: 'Please enter a valid email address.',
  },
  {
    locale: 'ja',
    path: '/ja/colors/月白',
    button: 'ログイン',
    message: '有効なメールアドレスを入力してください',
  },
]) {
  test(`the dialog speaks ${locale}`, async ({ page }) => {
    await openDialog(page, path, button);
    await page.getByRole('dialog').getByRole('textbox').fill('nobody');
    await page.keyboard.press('Enter');
    await expect(page.getByText(message)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });
  test('signing in works from the menu and fits the screen', async ({ page }) => {
    const mail = newMail();
    await page.goto('/colors/月白');
    await areaReady(page);
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await askForCode(page, mail, true);
    await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(mail));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(page.getByRole('dialog').getByText(/用户\d{4}/)).toBeVisible();
  });
});
