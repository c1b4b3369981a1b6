import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { makeOrder } from '../support/orders.ts';
import { areaReady, expect, test } from '../support/test.ts';

async function openAsMember(page: Page, path = '/users/profile'): Promise<Member> {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  await page.goto(path);
  await areaReady(page);
  return member;
}

const balanceChip = (page: Page, credits: number) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`\\b${credits}\\b`) });
const result = (page: Page) => page.getByRole('region', { name: '支付结果' });

test('who is not signed in is led to the first page', async ({ page }) => {
  await page.goto('/users/profile');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the balance in the bar leads to where credits are bought', async ({ page }) => {
  await openAsMember(page, '/gallery');
  await balanceChip(page, 10).click();
  await page.getByRole('link', { name: '买点数' }).click();
  await expect(page.getByRole('region', { name: '点数余额' })).toBeVisible();
  await expect(page).toHaveURL(/\/users\/profile$/);
});

test('the amount goes in steps of ten from the smallest package to the largest order', async ({ page }) => {
  await openAsMember(page);
  const amount = page.getByRole('spinbutton', { name: '自定义数量' });
  const less = page.getByRole('button', { name: '减少 10 点' });
  const more = page.getByRole('button', { name: '增加 10 点' });
  await expect(amount).toHaveValue('50');
  await expect(page.locator('output')).toHaveText('¥5.00');
  await expect(less).toBeDisabled();
  await more.click();
  await expect(amount).toHaveValue('60');
  await expect(page.locator('output')).toHaveText('¥6.00');
  await page.getByRole('button', { name: /^500/ }).click();
  await expect(page.locator('output')).toHaveText('¥50.00');
  await amount.fill('1234');
  await amount.press('Enter');
  await expect(amount).toHaveValue('1000');
  await expect(page.locator('output')).toHaveText('¥100.00');
  await expect(more).toBeDisabled();
  await amount.fill('14');
  await amount.blur();
  await expect(amount).toHaveValue('10');
  await amount.fill('many');
  await amount.blur();
  await expect(amount).toHaveValue('10');
});

for (const { method, action } of [
  { method: 'Stripe 支付', action: '支付成功' },
  { method: '支付宝支付', action: '支付成功' },
  { method: '支付宝支付', action: '支付成功，通知同时到达两次' },
]) {
  test(`${method}, ${action}: the credits are added once, and shown everywhere`, async ({ page }) => {
    await openAsMember(page);
    await page.getByRole('button', { name: /^100/ }).click();
    await page.getByRole('button', { name: method }).click();
    await expect(page.getByRole('heading', { name: '支付沙箱' })).toBeVisible();
    await expect(page.getByText('¥ 10.00')).toBeVisible();
    await page.getByRole('button', { name: action, exact: true }).click();
    await areaReady(page);
    await expect(result(page)).toContainText('支付成功：¥10.00，100 点已到账。 现在共有 110 点。');
    await expect(result(page)).toContainText('支付沙箱，没有真实扣款');
    await expect(balanceChip(page, 110)).toBeVisible();
    await expect(page.getByRole('region', { name: '点数余额' })).toContainText('110');
    const row = page.getByRole('row').filter({ hasText: '100 点' });
    await expect(row).toContainText('成功');
    await expect(row).toContainText('¥10.00');
    await expect(row).toContainText('沙箱');
    const history = page.getByRole('region', { name: '点数明细' });
    await expect(history.getByRole('listitem').first()).toContainText(/购买点数.*\+100余 110 点/);
    await expect(history.getByRole('listitem').last()).toContainText(/注册赠送.*\+10余 10 点/);
    await page.getByRole('button', { name: '关闭支付结果' }).click();
    await expect(result(page)).toHaveCount(0);
    await page.reload();
    await areaReady(page);
    await expect(balanceChip(page, 110)).toBeVisible();
  });
}

for (const { action, said, status } of [
  { action: '支付失败', said: '支付失败，没有增加点数。', status: '失败' },
  { action: '取消支付', said: '支付已取消，没有增加点数。', status: '已取消' },
]) {
  test(`${action}: nothing is added, and the order says so`, async ({ page }) => {
    await openAsMember(page);
    await page.getByRole('button', { name: 'Stripe 支付' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
    await areaReady(page);
    await expect(result(page)).toContainText(said);
    await expect(page.getByRole('row').filter({ hasText: '50 点' })).toContainText(status);
    await expect(balanceChip(page, 10)).toBeVisible();
  });
}

test('a payment whose notice is late is waited for, and then there', async ({ page }) => {
  await openAsMember(page);
  await page.getByRole('button', { name: 'Stripe 支付' }).click();
  await page.getByRole('button', { name: '支付成功，通知稍后到达' }).click();
  await areaReady(page);
  // Reading the order makes the server query the provider, so the page need not wait for the webhook.
  await expect(result(page)).toContainText('50 点已到账。', { timeout: 15_000 });
  await expect(balanceChip(page, 60)).toBeVisible();
  await page.reload();
  await areaReady(page);
  await expect(balanceChip(page, 60)).toBeVisible();
});

test('a press on the sandbox whose notice failed says so, and leads back', async ({ page }) => {
  await openAsMember(page);
  await page.getByRole('button', { name: 'Stripe 支付' }).click();
  await expect(page.getByRole('heading', { name: '支付沙箱' })).toBeVisible();
  const back = '/users/profile?payment=success&order=1';
  await page.route('**/api/payments/sandbox/checkout/*', (route) =>
    route.fulfill({ json: { success: true, url: back, notice_failed: true } }),
  );
  await page.getByRole('button', { name: '支付成功', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('通知未能送达');
  await expect(page.getByRole('link', { name: '返回网站' })).toHaveAttribute('href', back);
  expect(new URL(page.url()).pathname).toContain('/sandbox/checkout/');
});

test('a payment left undone is pending, and completes on the page when it is paid elsewhere', async ({
  page,
}) => {
  const member = await openAsMember(page);
  const id = await makeOrder(member, 200, null);
  await page.goto(`/users/profile?payment=cancelled&order=${id}`);
  await areaReady(page);
  await expect(result(page)).toContainText('支付尚未完成，没有增加点数。');
  await expect(page.getByRole('row').filter({ hasText: '200 点' })).toContainText('待支付');
  await page.request.post(`/api/payments/sandbox/checkout/${id}`, { data: { action: 'success' } });
  await expect(result(page)).toContainText('200 点已到账。', { timeout: 15_000 });
  await expect(balanceChip(page, 210)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '200 点' })).toContainText('成功');
});

test.describe('an order of somebody else', () => {
  test.use({ expectedErrors: [/404|the order could not be loaded/] });
  test('is none', async ({ page }) => {
    const id = await makeOrder(await newMember(page.request));
    await openAsMember(page, `/users/profile?payment=success&order=${id}`);
    await expect(result(page)).toContainText('没有找到这笔订单');
    await expect(page.getByText('还没有订单。')).toBeVisible();
  });
});

test('eleven orders stand on two pages', async ({ page }) => {
  const member = await newMember(page.request);
  for (let count = 0; count < 11; count++) await makeOrder(member, 10, 'cancel');
  await rememberMember(page, member);
  await page.goto('/users/profile');
  await areaReady(page);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('navigation', { name: '订单分页' }).getByRole('button', { name: '下一页' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the own colours lead to their pages', async ({ page }) => {
  const member = await newMember(page.request);
  const name = newColorName();
  const id = await saveColor(page.request, member, name);
  await rememberMember(page, member);
  await page.goto('/users/profile');
  await areaReady(page);
  await page.getByRole('region', { name: '我的共创色' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/co-create-colors/${id}$`));
});

for (const { language, method, pay, done } of [
  { language: 'en', method: 'Pay by Alipay', pay: 'Pay', done: 'Paid CN¥5.00: 50 credits added.' },
  { language: 'ja', method: 'Stripe で支払う', pay: '支払う', done: '50 クレジットを追加しました。' },
]) {
  test(`buying in ${language} comes back in ${language}`, async ({ page }) => {
    await openAsMember(page, `/${language}/users/profile`);
    await page.getByRole('button', { name: method }).click();
    await page.getByRole('button', { name: pay, exact: true }).click();
    await areaReady(page);
    await expect(page).toHaveURL(new RegExp(`/${language}/users/profile`));
    await expect(page.getByRole('main')).toContainText(done);
    await expect(balanceChip(page, 60)).toBeVisible();
  });
}

test.describe('a provider that does not answer', () => {
  test.use({ expectedErrors: [/503|did not begin/] });
  test('is told beside the buttons, in its words, and can be tried again', async ({ page }) => {
    await openAsMember(page);
    const sentence = '创建支付订单失败';
    await page.route('**/api/users/payment/alipay', (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          code: 'PAYMENT_ORDER_FAILED',
          message: sentence,
          error: sentence,
          traceId: 't',
        },
      }),
    );
    await page.getByRole('button', { name: '支付宝支付' }).click();
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await page.unroute('**/api/users/payment/alipay');
    await page.getByRole('button', { name: '支付宝支付' }).click();
    await expect(page.getByRole('heading', { name: '支付沙箱' })).toBeVisible();
  });
});

test('coming back by the browser’s own way leaves the buttons in working order', async ({ page }) => {
  const member = await openAsMember(page);
  await page.getByRole('button', { name: 'Stripe 支付' }).click();
  await expect(page.getByRole('heading', { name: '支付沙箱' })).toBeVisible();
  await page.goBack();
  await areaReady(page);
  await page.getByRole('button', { name: '支付宝支付' }).click();
  await expect(page.getByRole('heading', { name: '支付沙箱' })).toBeVisible();
  const orders = await page.request.get(`/api/users/${member.user.id}/orders`, { headers: bearer(member) });
  expect(((await orders.json()) as { total: number }).total).toBe(2);
});

for (const { name, path, before, after } of [
  {
    name: 'a painting',
    path: '/gallery/月白',
    async before(page: Page) {
      await page.getByRole('button', { name: '写诗' }).click();
      await expect(page.getByRole('button', { name: '重写' })).toBeVisible();
      await page.getByRole('radio', { name: '花鸟' }).click();
      await expect(page.getByText('作画需要 1 点，你现在有 0 点。')).toBeVisible();
    },
    async after(page: Page) {
      await expect(page.getByRole('button', { name: '重写' })).toBeVisible();
      await expect(page.getByRole('radio', { name: '花鸟' })).toBeChecked();
      await expect(page.getByRole('button', { name: /^以诗作画/ })).toBeEnabled();
    },
  },
  {
    name: 'a picture of a name',
    path: '/co-create-colors/new',
    async before(page: Page) {
      await page.getByRole('textbox', { name: '颜色名称' }).fill('晚渡');
      await page.getByRole('checkbox', { name: /配一张图/ }).check();
      await expect(page.getByText('配图需要 1 点，你现在有 0 点。')).toBeVisible();
    },
    async after(page: Page) {
      await expect(page.getByRole('textbox', { name: '颜色名称' })).toHaveValue('晚渡');
      await expect(page.getByRole('checkbox', { name: /配一张图/ })).toBeChecked();
    },
  },
]) {
  test(`where ${name} costs more than there is, one tops up and goes on with what was there`, async ({
    page,
  }) => {
    const member = await newMember(page.request);
    const user = { ...member.user, credits: 0 };
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, data: { user } } }));
    await rememberMember(page, { ...member, user });
    await page.goto(path);
    await areaReady(page);
    await before(page);
    await page.getByRole('link', { name: '买点数' }).click();
    await expect(page.getByRole('region', { name: '点数余额' })).toBeVisible();
    await page.unroute('**/api/auth/me');
    await page.getByRole('button', { name: 'Stripe 支付' }).click();
    await page.getByRole('button', { name: '支付成功', exact: true }).click();
    await expect(result(page)).toContainText('现在共有 60 点。');
    await page.getByRole('link', { name: '返回刚才的页面' }).click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === path);
    await after(page);
    await expect(page.getByRole('link', { name: '买点数' })).toHaveCount(0);
  });
}

test('the way back leads to pages of the site alone', async ({ page }) => {
  await openAsMember(page, `/users/profile?for=${encodeURIComponent('//evil.example/')}`);
  await expect(page.getByRole('region', { name: '点数余额' })).toBeVisible();
  await expect(page.getByRole('link', { name: '返回刚才的页面' })).toHaveCount(0);
});
