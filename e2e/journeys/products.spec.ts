import type { Page } from '@playwright/test';
import { anyAddress, newMail, newMember, rememberMember, sentCode } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

const SETTING =
  'motif=pearls&complexity=1.5&spacing=0.9&shapeVariation=0&bleed=1&bg=F6F4EA&colors=1F4B6E.4C8DAE.C9A063';
const newPattern = () => `/patterns?${SETTING}&seed=${Math.floor(Math.random() * 2 ** 30)}`;
const balance = (page: Page, count: number) =>
  page.getByRole('button', { name: `点数余额：${count}`, exact: true });
/** Drawing takes 1 to 2 s of CPU time, and much longer on a busy test machine. */
const DRAWN_MS = 90_000;

test('a visitor signs in, lays a pattern on clothes and goods, and has two credits less for each', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/apply-pattern'))
      asked.push((request.postDataJSON() as { category: string }).category);
  });
  await page.goto(newPattern());
  await areaReady(page);
  await page.getByRole('button', { name: '登录后应用（消耗2点）' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(asked).toEqual([]);
  const mail = newMail();
  await dialog.getByRole('textbox').first().fill(mail);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  await dialog.getByRole('textbox', { name: '验证码' }).fill(await sentCode(mail));

  const clothes = page.getByRole('img', { name: '联珠纹样的衬衫、围巾、连衣裙' });
  await expect(clothes).toBeVisible({ timeout: DRAWN_MS });
  await expect.poll(() => clothes.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expect(page.getByText('丹青画室')).toBeVisible();
  await expect(balance(page, 8)).toBeVisible();

  await page.getByRole('button', { name: /^应用到产品/ }).click();
  await page.getByRole('menuitemradio', { name: '用品' }).click();
  await page.getByRole('button', { name: '应用 2 点' }).click();
  await expect(page.getByRole('button', { name: '应用中…约15秒' })).toBeVisible();
  await expect(page.getByRole('img', { name: '联珠纹样的帆布袋、笔记本、伞' })).toBeVisible({
    timeout: DRAWN_MS,
  });
  await expect(balance(page, 6)).toBeVisible();

  await page.getByRole('button', { name: /^应用到产品/ }).click();
  await page.getByRole('menuitemradio', { name: '服装' }).click();
  await expect(clothes).toBeVisible();
  expect(asked).toEqual(['服装', '用品']);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载效果图' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^danqing-pearls-\d+-clothing\.webp$/);
  await page.getByRole('button', { name: '返回纹样' }).click();
  await expect(page.getByRole('img', { name: /^整幅纹样/ })).toBeVisible();
  await page.getByRole('button', { name: '看效果图' }).click();
  await page.getByRole('slider', { name: '出血' }).press('End');
  await expect(page.getByRole('img', { name: /^整幅纹样/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '应用 2 点' })).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/the pattern could not be applied|Failed to load resource/] });

  test('a failure is said beside the button, and the page goes on', async ({ page }) => {
    const member = await newMember(page.request);
    await rememberMember(page, member);
    await page.route('**/api/ai/apply-pattern', (route) => route.abort());
    await page.goto(newPattern());
    await areaReady(page);
    await page.getByRole('button', { name: '应用 2 点' }).click();
    await expect(page.getByRole('alert')).toContainText('应用失败，请稍后重试');
    await page.getByRole('radio', { name: '冰裂' }).click();
    await expect(page.getByRole('img', { name: '整幅纹样：冰裂' })).toBeVisible();
  });
});

test('a visitor may call without the page: a picture of the studio, for nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto(newPattern());
  await areaReady(page);
  const image = await page
    .getByRole('img', { name: /^当前纹样/ })
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const answer = await request.post('/api/ai/apply-pattern', {
    headers: { 'x-forwarded-for': anyAddress() },
    data: { image, category: '家居' },
    timeout: DRAWN_MS,
  });
  const { imageUrl, ...rest } = (await answer.json()) as { imageUrl: string };
  expect(rest).toMatchObject({ success: true, credits: null, maker: { kind: 'studio' } });
  expect((await request.get(imageUrl)).headers()['content-type']).toBe('image/webp');
});
