// No screen scrolls sideways, whatever its width, and what belongs on one screen is there.
import { openCocreated, openCreation, openMember, openProfile } from '../support/opened-pages.ts';
import { areaReady, expect, showIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/404/] });
for (const path of [
  '/colors/朱红',
  '/en/colors/朱红',
  '/ja/colors/朱红',
  '/colors/123456',
  '/colors',
  '/en/colors?by=story',
  '/palettes',
  '/en/palettes',
  '/ja/palettes',
  '/gallery',
  '/en/gallery/月白',
  '/ja/gallery/月白',
  '/co-create-colors',
  '/en/co-create-colors/new',
  '/ja/nfts',
  '/patterns',
  '/en/patterns',
  '/ja/patterns',
  '/agent',
  '/en/agent',
  '/ja/agent',
  '/nowhere',
  '/colors/雪后晴',
]) {
  test(`nothing of ${path} scrolls sideways, from 320 to 2560 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await areaReady(page);
    for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () =>
            page.evaluate(() => [
              innerWidth,
              Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
            ]),
          `${width} px`,
        )
        .toEqual([width, 0]);
    }
  });
}

test('nothing of a creation scrolls sideways, and its poem stays beside its painting', async ({ page }) => {
  await openCreation(page);
  const { pathname } = new URL(page.url());
  for (const language of ['', '/en', '/ja']) {
    await page.goto(`${language}${pathname}`);
    await areaReady(page);
    for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () =>
        page.evaluate(() => {
          // Of its parts: what sticks out of the poem is no part of its own box.
          const parts = [...(document.querySelector('#poem-title')?.parentElement?.children ?? [])];
          const painting = document.querySelector('main img')?.getBoundingClientRect();
          if (parts.length < 6 || !painting) return 'incomplete';
          const over = parts.some((part) => {
            const { left, top } = part.getBoundingClientRect();
            return left < painting.right && top < painting.bottom;
          });
          const { scrollWidth, clientWidth } = document.documentElement;
          return { sideways: Math.max(0, scrollWidth - clientWidth), over };
        });
      await expect.poll(beyond, `${language} ${width} px`).toEqual({ sideways: 0, over: false });
    }
  }
});

test('nothing of a public page scrolls sideways', async ({ page }) => {
  const path = await openMember(page);
  for (const language of ['', '/en', '/ja'])
    for (const tab of ['palettes', 'collections', 'colors']) {
      await page.goto(`${language}${path}?tab=${tab}`);
      await areaReady(page);
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(beyond, `${language} ${tab} ${width} px`).toBeLessThanOrEqual(0);
      }
    }
});

test('nothing of the own page scrolls sideways', async ({ page }) => {
  await openProfile(page);
  const { pathname, search } = new URL(page.url());
  for (const language of ['', '/en', '/ja']) {
    await page.goto(`${language}${pathname}${search}`);
    await areaReady(page);
    await expect(page.getByRole('row')).toHaveCount(5);
    for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, `${language} ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('nothing of a co-created colour scrolls sideways', async ({ page }) => {
  await openCocreated(page);
  const { pathname } = new URL(page.url());
  for (const language of ['', '/en', '/ja']) {
    await page.goto(`${language}${pathname}`);
    await areaReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 375, 768, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, `${language} ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a laptop shows the whole generator without scrolling, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ['', '/en', '/ja'])
    for (const state of ['朱红', '朱红?s=1YXcrQww', '朱红?s=1Umg', '胭脂?s=1gYm']) {
      const path = `${language}/colors/${state}`;
      await page.goto(path);
      await areaReady(page);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(page, colorScheme);
        const previews = page.getByRole('tabpanel').getByRole('button');
        const ends = await previews.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().bottom),
        );
        expect(ends, `${path} ${colorScheme}`).toHaveLength(4);
        expect(Math.max(...ends), `${path} ${colorScheme}`).toBeLessThanOrEqual(900);
      }
    }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a phone shows name, modes and scheme without scrolling, and unfolds the values, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 667 });
    for (const language of ['', '/en', '/ja'])
      // Names of one to five characters, with and without a story, and a colour without a name.
      for (const color of ['丹', '月白', '荷花白', '油菜花黄', '香水玫瑰黄', '123456']) {
        const path = `${language}/colors/${color}`;
        await page.goto(path);
        await areaReady(page);
        const slips = page.locator('[data-swatch]');
        await expect(slips, path).toHaveCount(11);
        const seen = [page.getByRole('heading', { level: 1 }), page.getByRole('radio').first(), slips.last()];
        for (const part of seen) await expect.soft(part, path).toBeInViewport({ ratio: 1 });
        const values = page.locator('[data-frame=block]').getByRole('button', { name: /RGB|CMYK|HSL|OKLCH/ });
        await expect.soft(values, path).toHaveCount(0);
      }
    await page.getByRole('button', { name: 'ほかの値' }).click();
    await expect(page.getByRole('button', { name: /OKLCH/ })).toBeInViewport();
  });
}

for (const width of [320, 375, 768]) {
  test(`the ways to look at a scheme do not widen a page of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const path of ['/colors/香水玫瑰黄', '/en/colors/香炉紫烟', '/ja/colors/群青']) {
      await page.goto(path);
      await areaReady(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(page.getByRole('tabpanel')).not.toBeEmpty();
        const shown = page.getByRole('tabpanel').locator('table, h2, h3, [role=button], button').first();
        await expect(shown).toBeVisible();
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await beyond(), `${path} ${await tab.innerText()}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
