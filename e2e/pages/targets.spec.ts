// A finger's targets: 44 pixels each way, whatever they look like.
import type { Page } from '@playwright/test';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

/** What can be pressed and is hit in less than 44 × 44 pixels round its middle. */
const small = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    const parts = 'a[href], button, input, select, textarea, [role=slider], [role=option], [role=menuitem]';
    // A panel without a ground lies over half a link of the page, which is whole again when it closes.
    const shown = document.querySelector('[role=dialog]') ?? document;
    for (const element of shown.querySelectorAll<HTMLElement>(parts)) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = [left + width / 2, top + height / 2] as const;
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(middle[0] + right, middle[1] + down);
        return element.contains(hit) || hit?.closest('label')?.control === element;
      };
      // What is hidden, or covered by an open dialog, is no target now.
      if (!hits(0, 0)) continue;
      const reach = (right: number, down: number) => {
        let pixels = 0;
        while (pixels < LEAST && hits(right * (pixels + 1), down * (pixels + 1))) pixels += 1;
        return pixels;
      };
      const across = reach(-1, 0) + 1 + reach(1, 0);
      const down = reach(0, -1) + 1 + reach(0, 1);
      // A middle between two pixels loses one of them.
      if (Math.min(across, down) < LEAST - 1) {
        found.push(
          `${element.ariaLabel ?? element.textContent ?? ''} ${element.tagName} ${across} × ${down}`,
        );
      }
    }
    return found;
  });

const generator = async (page: Page) => {
  await page.goto('/colors/朱红');
  await areaReady(page);
};

/** The page of a palette, as its owner sees it. */
const ownPalette = async (page: Page) => {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  const data = { name: '手指', colors: [{ hex: '#ED5126', name: '朱红', type: 'primary' }] };
  const saved = await page.request.post('/api/palettes', { headers: bearer(member), data });
  const { id } = ((await saved.json()) as { data: { id: number } }).data;
  await page.goto(`/palettes/${id}`);
  await areaReady(page);
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible();
};

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'the generator': generator,
  'the picker with its shelf': async (page) => {
    await generator(page);
    await page.getByRole('button', { name: /^主色/ }).tap();
    await page.getByRole('button', { name: /收藏/ }).first().tap();
    await expect(page.getByRole('button', { name: '调色', exact: true })).toBeVisible();
  },
  'the colour mixer': async (page) => {
    await generator(page);
    await page.getByRole('button', { name: /^主色/ }).tap();
    await page.getByRole('button', { name: '调色', exact: true }).tap();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  },
  'the chooser of a swatch': async (page) => {
    await generator(page);
    await page.locator('[data-swatch] [data-roving]').first().tap();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  },
  'further harmonies': async (page) => {
    await generator(page);
    await page.locator('[aria-haspopup=dialog][title]').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the page of the web': async (page) => {
    await generator(page);
    await page.getByRole('tab', { name: '网页' }).tap();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  },
  'the contrasts': async (page) => {
    await generator(page);
    await page.getByRole('tab', { name: '对比与色觉' }).tap();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  },
  'the export of the generator': async (page) => {
    await generator(page);
    await page.getByRole('button', { name: '导出' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the page of a palette': ownPalette,
  'the editing of a palette': async (page) => {
    await ownPalette(page);
    await page.getByRole('button', { name: '编辑' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the palettes': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  'the menu': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('banner').getByRole('button').last().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'signing in': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('main').getByRole('button', { name: '登录' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  saving: async (page) => {
    await rememberMember(page, await newMember(page.request));
    await page.goto('/colors/朱红');
    await areaReady(page);
    await page.getByRole('button', { name: '保存调色板' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

test('on a phone no way to look at a scheme is printed over the next, in any language', async ({ page }) => {
  for (const language of ['', '/en', '/ja']) {
    await page.goto(`${language}/colors/朱红`);
    await areaReady(page);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(
        0,
      );
    }
  }
});

for (const [name, open] of Object.entries(PAGES)) {
  test(`${name} has no target smaller than a finger`, async ({ page }) => {
    await open(page);
    expect(await small(page)).toEqual([]);
  });
}
