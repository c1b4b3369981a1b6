import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { makeDeck, savePublicPalette } from '../support/decks.ts';
import { paintCreation } from '../support/creations.ts';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { openCocreated, openCreation, openMember, openProfile } from '../support/opened-pages.ts';
import { smallTargets } from '../support/targets.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

const generator = async (page: Page) => {
  await page.goto('/colors/朱红');
  await areaReady(page);
};

const savedPalette = async (page: Page): Promise<number> => {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  const data = { name: '手指', colors: [{ hex: '#ED5126', name: '朱红', type: 'primary' }] };
  const saved = await page.request.post('/api/palettes', { headers: bearer(member), data });
  return ((await saved.json()) as { data: { id: number } }).data.id;
};

const ownPalette = async (page: Page) => {
  await page.goto(`/palettes/${await savedPalette(page)}`);
  await areaReady(page);
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible();
};

const openCardMenu = async (page: Page) => {
  await areaReady(page);
  await page
    .getByRole('button', { name: /，更多$/ })
    .first()
    .tap();
  await expect(page.getByRole('menu')).toBeVisible();
};

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'the generator': generator,
  'the colour wall': async (page) => {
    await page.goto('/colors');
    await areaReady(page);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.evaluate(() =>
      document.querySelectorAll('main section ~ section').forEach((one) => one.remove()),
    );
  },
  'the whole gallery': async (page) => {
    await page.goto('/gallery');
    await areaReady(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
  'the terms': async (page) => {
    await page.goto('/legal/terms.html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  'the page of a palette': ownPalette,
  'the palettes': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  'the menu of an own palette': async (page) => {
    await savedPalette(page);
    await page.goto('/palettes?tab=mine');
    await openCardMenu(page);
  },
  "the menu of another's palette": async (page) => {
    await savedPalette(page);
    await page.goto('/palettes?sort=newest');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/palettes?sort=newest&search=手指');
    await openCardMenu(page);
    await expect(page.getByRole('menuitem', { name: '举报…' })).toBeVisible();
  },
  'the orders of palettes': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('main').locator('[aria-haspopup=menu]').first().tap();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the gallery of a colour': async (page) => {
    await paintCreation(page.request, await newMember(page.request));
    await page.goto('/gallery/月白');
    await areaReady(page);
    await page.getByRole('button', { name: '写诗' }).tap();
    await expect(page.getByRole('button', { name: '重写' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'a creation': async (page) => {
    await openCreation(page);
    await expect(page.getByRole('button', { name: '删除' })).toBeVisible();
  },
  'co-created colours': async (page) => {
    await saveColor(page.request, await newMember(page.request), newColorName());
    await page.goto('/co-create-colors');
    await areaReady(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'a co-created colour': async (page) => {
    await openCocreated(page);
    await expect(page.getByRole('button', { name: '删除' })).toBeVisible();
  },
  'a new colour': async (page) => {
    await page.goto('/co-create-colors/new');
    await areaReady(page);
    await expect(page.getByRole('complementary')).toBeVisible();
  },
  patterns: async (page) => {
    await page.goto('/patterns');
    await areaReady(page);
    await expect(page.getByRole('radio', { name: '冰裂' })).toBeVisible();
  },
  presentations: async (page) => {
    await savePublicPalette(page);
    await makeDeck(page, '雨过天青：瓷色与当代空间');
  },
  collectibles: async (page) => {
    await page.goto('/nfts');
    await areaReady(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
  'where a name comes from': async (page) => {
    await page.goto('/history/月白/424');
    await areaReady(page);
    await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  },
  'a co-created colour in the generator': async (page) => {
    await page.goto('/colors/3C6478?cocreated=12.雨后青');
    await areaReady(page);
    await expect(page.getByRole('link', { name: '雨后青' })).toBeVisible();
  },
  'the own page': (page) => openProfile(page),
  'the own page, with the name being changed': async (page) => {
    await openProfile(page);
    await page.getByRole('button', { name: '修改用户名' }).tap();
    await expect(page.getByRole('textbox', { name: '用户名' })).toBeVisible();
  },
  'the page of a member': async (page) => void (await openMember(page)),
  'the colours of a member': async (page) => void (await openMember(page, '?tab=colors')),
  'the menu': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('banner').getByRole('button').last().tap();
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
    expect(await smallTargets(page)).toEqual([]);
  });
}
