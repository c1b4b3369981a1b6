import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { bearer, newMember } from '../support/members.ts';
import { areaReady, expect, siteDataDir, siteUrl, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));

async function moderate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/moderation.ts', ...args], {
    cwd: WORKSPACE,
    env: { ...process.env, DATA_DIR: siteDataDir(), SITE_URL: siteUrl() },
  });
  return stdout;
}

test('a visitor reports a palette, an operator hides it, its owner sees why and may publish no more', async ({
  page,
  request,
}) => {
  const owner = await newMember(request, siteUrl());
  const name = `举报 ${Date.now()}`;
  const colors = [{ hex: '#ED5126', name: '朱红', type: 'primary' }];
  const save = (isPublic: boolean) =>
    request.post(`${siteUrl()}/api/palettes`, {
      headers: bearer(owner),
      data: { name, is_public: isPublic, colors },
    });
  const { data } = (await (await save(true)).json()) as { data: { id: number; user_id: number } };
  await page.goto(`/palettes?sort=newest&search=${encodeURIComponent(name)}`);
  await areaReady(page);
  await page.getByRole('button', { name: `${name}，更多` }).click();
  await page.getByRole('menuitem', { name: '举报…' }).click();
  const dialog = page.getByRole('dialog', { name: '举报调色板' });
  await dialog.getByRole('radio', { name: '广告或刷屏' }).check();
  await dialog.getByRole('textbox').fill('同一个广告');
  await dialog.getByRole('button', { name: '举报' }).click();
  await expect(page.getByText('已收到举报，我们会尽快查看', { exact: true })).toBeVisible();

  expect(await moderate('reports')).toContain(`palette ${data.id}  ${name}`);
  await moderate('hide', 'palette', String(data.id), '--reason', '广告');
  expect(await moderate('limit', String(data.user_id), '--reason', '广告')).toContain(
    'publishes nothing since',
  );
  expect(await moderate('reports')).not.toContain(`palette ${data.id} `);
  await page.reload();
  await areaReady(page);
  await expect(page.getByText(name)).toHaveCount(0);

  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('user', user);
    },
    [owner.token, JSON.stringify(owner.user)] as const,
  );
  await page.goto('/palettes');
  await expect(page.getByText('管理员隐藏了它：广告')).toBeVisible();
  expect((await save(true)).status()).toBe(403);
  expect((await save(false)).status()).toBe(201);
});
