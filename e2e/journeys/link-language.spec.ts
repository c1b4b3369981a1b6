import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link copied in Chinese opens in English on the phone of a reader of English, without an account', async ({
  page,
  browser,
}) => {
  await page.goto('/colors/朱红?s=1Umg');
  await areaReady(page);
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('已复制链接').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${siteUrl()}/colors/`));

  const phone = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 375, height: 667 },
    hasTouch: true,
  });
  const opened = await phone.newPage();
  const answer = await opened.goto(link);
  await areaReady(opened);
  expect(answer?.headers()['vary']).toContain('accept-language');
  await expect(opened.locator('html')).toHaveAttribute('lang', 'en');
  await expect(opened).toHaveTitle('朱红 Cinnabar red · Danqing, Chinese colour palettes');
  await expect(
    opened.getByRole('button', { name: /^500, Primary, 朱红 Cinnabar red, #ED5126/ }),
  ).toBeVisible();
  await phone.close();
});

test('the language that a visitor chose is that of every link', async ({ page }) => {
  await page.goto('/ja/colors/朱红');
  await areaReady(page);
  await page.goto('/colors/朱红');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  const plain = await fetch(`${siteUrl()}/colors/${encodeURIComponent('朱红')}`);
  expect(await plain.text()).toContain('<html lang="zh"');
});
