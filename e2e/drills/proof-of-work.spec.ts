import { newMail, sentCode } from '../support/members.ts';
import { startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: { SEND_LIMIT_PER_ADDRESS: '1', PROOF_GUESSES: '500' } });
});
test.afterAll(() => site.stop());
// The response that demands the proof of work is expected, but Chromium logs its status as an error.
test.use({ expectedErrors: [/status of 4\d\d/] });

test('a browser works for its code, beside the page, and signs in', async ({ page, request }) => {
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/send-otp')) asked.push(response.status());
  });
  const identity = { identifier: newMail(), identifier_type: 'email' };
  await request.post(`${site.url}/api/auth/send-otp`, { data: identity });

  const mail = newMail();
  await page.goto(`${site.url}/colors/月白`);
  await areaReady(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('textbox').fill(mail);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual([expect.any(Number), 200]);
  expect(asked[0]).toBeGreaterThanOrEqual(400);
  await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(mail, site.url));
  await expect(page.getByRole('button', { name: /用户\d{4}/ })).toBeVisible();
});
