import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { runStatement } from '../support/database.ts';
import { anyAddress, bearer, newMember, rememberMember, sentCode, type Member } from '../support/members.ts';
import { makeOrder } from '../support/orders.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/401/] });
test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const sql = (statement: string, values: unknown[]) =>
  runStatement(process.env.SITE_DATA_DIR ?? '', statement, values);
/** Skips the minute that a browser must wait before it may request another code. */
const skipWait = ({ user }: Member) =>
  sql(`update identity.codes set sent_at = sent_at - interval '1 minute' where identifier = $1`, [
    user.email,
  ]);

async function openProfile(page: Page, member: Member): Promise<void> {
  await rememberMember(page, member);
  await page.goto('/users/profile');
  await areaReady(page);
}
async function savePalette(page: Page, member: Member, name: string, is_public: boolean): Promise<number> {
  const answer = await page.request.post('/api/palettes', {
    headers: bearer(member),
    data: { name, is_public, colors: [{ hex: '#ED5126', name: '朱红', type: 'primary' }] },
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
async function signInAgain(page: Page, member: Member): Promise<Member> {
  await skipWait(member);
  const identity = { identifier: member.user.email, identifier_type: 'email' };
  await page.request.post('/api/auth/send-otp', { data: identity });
  const otp = await sentCode(member.user.email ?? '');
  const answer = await page.request.post('/api/auth/verify-otp', { data: { ...identity, otp } });
  return ((await answer.json()) as { data: Member }).data;
}
const statusOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/palettes/${id}`, { headers: { cookie: '' } })).status();

test('a member takes away all of their data, and a receipt', async ({ page }) => {
  const member = await newMember(page.request);
  await savePalette(page, member, '只有我看得见', false);
  const order = await makeOrder(member);
  await openProfile(page, member);

  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: `订单 ${order} 的收据（PDF）` }).click();
  const pdf = await receipt;
  expect(pdf.suggestedFilename()).toBe(`收据_${order}.pdf`);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: '整理我的数据' }).click();
  const save = page.getByRole('button', { name: '下载', exact: true });
  await expect(save).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await save.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^丹青_我的数据_\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  const json = (name: string) => JSON.parse(Buffer.from(files[name]!).toString()) as object[];
  expect(Buffer.from(files['README.txt']!).toString()).toContain('我的数据');
  expect(json('profile.json')).toMatchObject([{ id: member.user.id, email: member.user.email }]);
  expect(json('palettes.json')).toMatchObject([{ name: '只有我看得见', is_public: false }]);
  expect(json('orders.json')).toMatchObject([{ id: order, status: 'completed' }]);
  expect(json('credits.json')).toHaveLength(2);
});

test('a member deletes the account, keeps it after all, and deletes it for good', async ({
  page,
  context,
}) => {
  let member = await newMember(page.request);
  const id = member.user.id;
  const [shown, own] = [
    await savePalette(page, member, '留下的', true),
    await savePalette(page, member, '私有的', false),
  ];
  await openProfile(page, member);
  const leave = async () => {
    await skipWait(member);
    await page.getByRole('button', { name: '注销账号…' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await expect(dialog).toContainText('将被清除');
    await expect(dialog).toContainText('余下的 10 点将作废');
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    // The field appears once the code is sent. Before that, the newest mail holds an older code.
    const field = dialog.getByRole('textbox');
    await expect(field).toBeVisible();
    await field.fill(await sentCode(member.user.email ?? ''));
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  };
  await leave();
  await expect.poll(() => statusOf(page, shown)).toBe(404);

  member = await signInAgain(page, member);
  expect(member.user.id).toBe(id);
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', user);
    },
    [member.token, JSON.stringify(member.user)] as const,
  );
  await page.goto('/users/profile');
  const note = page.getByRole('region', { name: '账号注销' });
  await note.getByRole('button', { name: '保留账号' }).click();
  await expect(note).toBeHidden();
  await expect.poll(() => statusOf(page, shown)).toBe(200);

  await leave();
  await sql(`update identity.users set erases_at = now() where id = $1`, [id]);
  // Public palettes return without the name after the erasure job, which runs every minute.
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/palettes/${shown}`);
        return answer.ok() ? await answer.text() : '';
      },
      { timeout: 150_000 },
    )
    .toContain('已注销用户');
  expect(await (await page.request.get(`/en/palettes/${shown}`)).text()).toContain('Deleted member');
  await expect.poll(async () => (await signInAgain(page, member)).user.id, { timeout: 60_000 }).not.toBe(id);
  const again = await signInAgain(page, member);
  expect(again.user.credits).toBe(0);
  expect((await page.request.get(`/api/palettes/${own}`, { headers: bearer(again) })).status()).toBe(404);
  await context.clearCookies();
});
