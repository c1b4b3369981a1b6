// What every screen must hold: accessibility in both themes, no sideways scroll, no shift.
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { paintingPicture, whitePicture } from '../support/picture-files.ts';
import { areaReady, expect, showIn, test } from '../support/test.ts';

// The longest file of those at the end: its tests go to whichever browser has nothing to do.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  path: string;
  width?: number;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
}

async function signIn(page: Page): Promise<void> {
  await rememberMember(page, await newMember(page.request));
}

/** At least one palette is public. */
async function savePalette(page: Page): Promise<void> {
  await page.request.post('/api/palettes', {
    headers: bearer(await newMember(page.request)),
    data: {
      name: '竹里馆',
      colors: [
        { hex: '#789262', name: '竹青' },
        { hex: '#F0FCFF', name: '雪白' },
      ],
    },
  });
}

/** The page of a creation of the member whom the page remembers. */
async function openCreation(page: Page, language = ''): Promise<void> {
  const member = await newMember(page.request);
  const { collectionId } = await paintCreation(page.request, member);
  await rememberMember(page, member);
  await page.goto(`${language}/collections/${collectionId}`);
  await areaReady(page);
  await page.getByRole('main').getByRole('img').first().waitFor();
}

/** The page of a co-created colour with a picture, of the member whom the page remembers; another member has one of its name. */
async function openCocreated(page: Page, language = ''): Promise<void> {
  const member = await newMember(page.request);
  const { imageUrl } = await paintCreation(page.request, member);
  const name = newColorName();
  await saveColor(page.request, await newMember(page.request), name, '#7D99A3');
  const id = await saveColor(page.request, member, name, '#3C6478', imageUrl);
  await rememberMember(page, member);
  await page.goto(`${language}/co-create-colors/${id}`);
  await areaReady(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const SCREENS: Screen[] = [
  { name: 'mono', path: '/colors/朱红' },
  { name: 'pale', path: '/colors/月白' },
  { name: 'English', path: '/en/colors/群青' },
  { name: 'Japanese', path: '/ja/colors/群青' },
  { name: 'custom colour', path: '/colors/123456' },
  {
    // Of a thousand tiles alike a dozen.
    name: 'wall',
    path: '/colors?by=lightness',
    async prepare(page) {
      await page.getByRole('searchbox').fill('月');
      await expect(page.locator('[data-tile]')).toHaveCount(10);
    },
  },
  { name: 'story', path: '/history/月白/424' },
  { name: 'story, English', path: '/en/history/朱红/135' },
  { name: 'story, Japanese', path: '/ja/history/鸦青/591' },
  {
    name: 'colour mixer',
    path: '/colors/朱红',
    async prepare(page) {
      await page.getByRole('button', { name: /^主色/ }).click();
      await page.getByRole('button', { name: '调色', exact: true }).click();
      await page.getByRole('slider', { name: '明度与彩度' }).waitFor();
    },
  },
  {
    name: 'a pair close up, English',
    path: '/en/colors/朱红',
    async prepare(page) {
      await page.getByRole('tab', { name: 'Contrast and vision' }).click();
      await page.getByRole('button', { name: /^500 on 300/ }).click();
      await page.getByRole('dialog', { name: '500 on 300' }).waitFor();
    },
  },
  {
    name: 'dual, empty',
    path: '/colors/群青',
    prepare: (page) => page.getByRole('radio', { name: '双色' }).click(),
  },
  {
    name: 'triadic',
    path: '/colors/胭脂',
    prepare: (page) => page.getByRole('radio', { name: '三角' }).click(),
  },
  {
    name: 'picker',
    path: '/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^主色/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'colours of a picture',
    path: '/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^主色/ }).click();
      await page.getByRole('button', { name: '从图片取色' }).click();
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(paintingPicture());
      await page.getByRole('radio').nth(7).check({ force: true });
    },
  },
  {
    name: 'picture without colours, English',
    path: '/en/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Primary/ }).click();
      await page.getByRole('button', { name: 'From a picture' }).click();
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(whitePicture());
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'chooser',
    path: '/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^600, / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'colour grid',
    path: '/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: '色格' }).click();
      await expect(page.getByRole('gridcell')).toHaveCount(169);
    },
  },
  {
    name: 'colour chart',
    path: '/en/colors/123456',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Colour grid' }).click();
      await page.getByRole('tab', { name: /^Chart/ }).click();
      await expect(page.locator('[data-state=loaded]')).toBeVisible();
    },
  },
  {
    name: 'language menu',
    path: '/colors/月白',
    prepare: async (page) => {
      await page.getByRole('button', { name: /语言/ }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  {
    name: 'palettes',
    path: '/palettes',
    before: savePalette,
    prepare: (page) => expect(page.getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'palette menu',
    path: '/palettes',
    before: savePalette,
    prepare: async (page) => {
      await page.getByRole('button', { name: /更多/ }).first().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'all export formats',
    path: '/palettes',
    before: savePalette,
    prepare: async (page) => {
      await page.getByRole('button', { name: /更多/ }).first().click();
      await page.getByRole('menuitem', { name: '更多格式…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no palettes of mine, English',
    path: '/en/palettes',
    before: signIn,
    prepare: (page) => expect(page.getByRole('tab', { selected: true })).toContainText(/Mine|My/),
  },
  {
    name: 'saving a palette',
    path: '/colors/竹青',
    before: signIn,
    prepare: async (page) => {
      await page.getByRole('button', { name: '保存调色板' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'gallery',
    path: '/gallery',
    prepare: async (page) => {
      await page.getByRole('combobox').fill('yuebai');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a poem at the desk, English',
    path: '/en/gallery/朱红',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Write a poem' }).click();
      await expect(page.getByRole('button', { name: 'Write another' })).toBeVisible();
    },
  },
  { name: 'a creation', path: '/gallery', prepare: (page) => openCreation(page) },
  { name: 'a creation, Japanese', path: '/gallery', prepare: (page) => openCreation(page, '/ja') },
  { name: 'no such creation', path: '/collections/2147483647' },
  {
    name: 'co-created colours',
    path: '/co-create-colors',
    before: async (page) => {
      await saveColor(page.request, await newMember(page.request), newColorName());
    },
    prepare: (page) => page.getByRole('article').first().getByRole('link').first().focus(),
  },
  { name: 'a co-created colour', path: '/co-create-colors', prepare: (page) => openCocreated(page) },
  {
    name: 'a co-created colour, Japanese',
    path: '/co-create-colors',
    prepare: (page) => openCocreated(page, '/ja'),
  },
  { name: 'no such co-created colour', path: '/co-create-colors/2147483647' },
  {
    name: 'a new colour, English',
    path: '/en/co-create-colors/new',
    prepare: async (page) => {
      await page.getByRole('textbox').fill('晚渡');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/ΔE \d/)).toBeVisible();
      await expect(page.getByRole('complementary')).toBeVisible();
    },
  },
  {
    name: 'collectibles',
    path: '/nfts',
    prepare: (page) => expect(page.getByRole('heading', { level: 2 })).toBeVisible(),
  },
  { name: 'unknown colour', path: '/colors/雪后晴' },
  { name: 'not found', path: '/nowhere' },
];

async function open(page: Page, { path, width, before, prepare }: Screen): Promise<void> {
  if (width) await page.setViewportSize({ width, height: 812 });
  await before?.(page);
  await page.goto(path);
  await areaReady(page);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe('accessibility', () => {
  test.use({ expectedErrors: [/404|ERR_FAILED|did not load|api\/colors/] });
  for (const screen of SCREENS) {
    test(`${screen.name}, light and dark`, async ({ page }) => {
      await open(page, screen);
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(page, colorScheme);
        expect(await accessibilityProblems(page, { tags: WCAG }), colorScheme).toEqual([]);
      }
    });
  }
});

test.describe('layout', () => {
  test.use({ expectedErrors: [/404/] });
  for (const path of [
    '/colors/朱红',
    '/en/colors/朱红',
    '/ja/colors/朱红',
    '/colors/123456',
    '/colors',
    '/en/colors',
    '/palettes',
    '/en/palettes',
    '/ja/palettes',
    '/gallery',
    '/en/gallery/月白',
    '/ja/gallery/月白',
    '/co-create-colors',
    '/en/co-create-colors/new',
    '/ja/nfts',
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
    for (const language of ['', '/en', '/ja']) {
      await openCreation(page, language);
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

  test('nothing of a co-created colour scrolls sideways', async ({ page }) => {
    for (const language of ['', '/en', '/ja']) {
      await openCocreated(page, language);
      for (const width of [320, 375, 768, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(beyond, `${language} ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a laptop shows the whole generator without scrolling, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const language of ['', '/en', '/ja'])
        for (const state of ['朱红', '朱红?s=1YXcrQww', '朱红?s=1Umg', '胭脂?s=1gYm']) {
          const path = `${language}/colors/${state}`;
          await page.goto(path);
          await areaReady(page);
          await page.waitForLoadState('networkidle');
          const previews = page.getByRole('tabpanel').getByRole('button');
          const ends = await previews.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().bottom),
          );
          expect(ends, path).toHaveLength(4);
          expect(Math.max(...ends), path).toBeLessThanOrEqual(900);
        }
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

  for (const { width, height } of [
    { width: 1280, height: 900 },
    { width: 375, height: 812 },
  ]) {
    test(`nothing shifts while a page comes, at ${width} px`, async ({ page }) => {
      await savePalette(page);
      const { collectionId } = await paintCreation(page.request, await newMember(page.request));
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const state = window as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) state.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [
        ...['/colors/朱红', '/en/colors/朱红', '/ja/colors/朱红'],
        ...['/palettes', '/en/palettes', '/ja/palettes'],
        ...['/gallery', '/gallery/月白', '/en/gallery/月白', `/collections/${collectionId}`],
      ]) {
        await page.goto(path);
        await areaReady(page);
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, path).toBeLessThan(0.01);
      }
    });
  }
});
