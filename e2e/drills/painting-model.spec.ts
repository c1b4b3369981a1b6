import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newMember, rememberMember } from '../support/members.ts';
import { startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

let model: Server;
const asked: string[] = [];
let site: Site;

test.beforeAll(async () => {
  // The error body that OpenAI sends when a prompt violates its policy.
  model = createServer((request, response) => {
    asked.push(request.url ?? '');
    const error = {
      message: 'secret-of-the-provider',
      type: 'image_generation_user_error',
      code: 'moderation_blocked',
    };
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  site = await startSite({
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_IMAGE_MODEL: 'painter-9' },
  });
});
test.afterAll(async () => {
  await site.stop();
  model.closeAllConnections();
  model.close();
});
test.use({ expectedErrors: [/503|gallery:|cocreate: the image/] });

test('a model that refuses is said in the words of the specification, and the credit comes back', async ({
  page,
  request,
}) => {
  await rememberMember(page, await newMember(request, site.url));
  await page.goto(`${site.url}/gallery/月白`);
  await areaReady(page);
  await page.getByRole('button', { name: '写诗' }).click();
  await page.getByRole('button', { name: /^以诗作画/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '生成图片失败' })).toBeVisible();
  await expect(page.getByText('secret-of-the-provider')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '点数余额：10', exact: true })).toBeVisible();
  expect([...new Set(asked)]).toEqual(['/v1/images/generations']);

  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('button', { name: '点数余额：10', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^以诗作画/ })).toBeEnabled();
});

test('a colour comes without the picture that a model refuses, what was typed stays, and the credit comes back', async ({
  page,
  request,
}) => {
  await rememberMember(page, await newMember(request, site.url));
  await page.goto(`${site.url}/co-create-colors/new`);
  await areaReady(page);
  await page.getByRole('textbox', { name: '颜色名称' }).fill('晚渡');
  await page.getByRole('checkbox', { name: /同时配一张图/ }).check();
  await page.getByRole('button', { name: /^调出颜色/ }).click();
  await expect(page.getByRole('button', { name: '再画一次' })).toBeVisible();
  await expect(page.getByText('secret-of-the-provider')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '颜色名称' })).toHaveValue('晚渡');
  await expect(page.getByText(/ΔE \d/)).toBeVisible();
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('button', { name: '点数余额：10', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '保存这个颜色' }).click();
  await page.waitForURL(/\/co-create-colors\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '晚渡' })).toBeVisible();
});
