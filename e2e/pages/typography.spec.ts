import type { Locator } from '@playwright/test';
import { bearer, newMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

const boxesOf = (element: Locator, part: string) =>
  element.evaluate((root, wanted) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const start = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, start);
      range.setEnd(texts.currentNode, start + wanted.length);
      return [...range.getClientRects()].map(({ width, height }) => ({ width, height }));
    }
    return [];
  }, part);

test('quotes and apostrophes of English titles are as narrow as its letters', async ({ page, request }) => {
  const data = { name: 'The emperor’s “yellow”', colors: [{ hex: '#ED5126', name: '朱红' }] };
  await request.post('/api/palettes', { headers: bearer(await newMember(request)), data });
  await page.goto('/en/palettes?sort=newest&search=emperor');
  const title = page.getByRole('heading', { name: data.name }).first();
  await expect(title).toBeVisible();
  const letter = async (part: string) => (await boxesOf(title, part))[0]!.width;
  await expect.poll(() => letter('’')).toBeLessThan(await letter('m'));
  for (const quote of ['“', '”']) expect(await letter(quote)).toBeLessThan(await letter('m'));
});

test('no width breaks the name of a colour inside an English heading', async ({ page }) => {
  await page.goto('/en/gallery/朱红');
  await areaReady(page);
  const headings = page.getByRole('main').getByRole('heading', { name: /[a-z] 朱红/ });
  await expect(headings.first()).toBeVisible();
  for (const heading of await headings.all()) {
    const { fontSize, width } = await heading.evaluate((one) => ({
      fontSize: Number.parseFloat(getComputedStyle(one).fontSize),
      width: one.getBoundingClientRect().width,
    }));
    for (let at = Math.floor(width); at > fontSize * 3; at -= 3) {
      await heading.evaluate((one, wide) => (one.style.width = `${wide}px`), at);
      expect(await boxesOf(heading, '朱红'), `${at} px`).toHaveLength(1);
    }
  }
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test.describe('not found', () => {
    test.use({ expectedErrors: [/404/] });

    for (const [width, height] of [
      [1280, 800],
      [1366, 625],
      [375, 667],
    ] as const) {
      test(`a page that is not there has its title and its way out in ${width}×${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto('/ja/nowhere');
        await areaReady(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: 'ホームへ戻る' })).toBeInViewport({ ratio: 1 });
      });
    }
  });

  for (const width of [320, 360, 375, 1280]) {
    test(`the name of the one-time code is not broken in a window ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      await page.goto('/ja/palettes');
      await areaReady(page);
      await page.getByRole('button', { name: 'ログイン' }).first().click();
      const heading = page.getByRole('heading', { name: 'ワンタイムコードでログイン' });
      await expect(heading).toBeVisible();
      expect(await boxesOf(heading, 'ワンタイムコード')).toHaveLength(1);
    });
  }
});
