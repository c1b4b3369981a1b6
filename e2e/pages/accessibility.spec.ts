import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { makeDeck, savePublicPalette } from '../support/decks.ts';
import { newMember, rememberMember } from '../support/members.ts';
import {
  openCocreated,
  openCreation,
  openMember,
  openProfile,
  savePalette,
} from '../support/opened-pages.ts';
import { paintingPicture, whitePicture } from '../support/picture-files.ts';
import { EVERY_SCREEN } from '../support/screens-drill.ts';
import { areaReady, expect, switchTheme, test } from '../support/test.ts';

// Runs this file's tests in parallel. It is the longest of the files that run last.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  /** Resembles another screen, so that only the drill looks at it. */
  similar?: true;
  path: string;
  width?: number;
  before?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<void>;
}

async function signIn(page: Page): Promise<void> {
  await rememberMember(page, await newMember(page.request));
}

const SCREENS: Screen[] = [
  { name: 'mono', path: '/colors/朱红' },
  { name: 'pale', similar: true, path: '/colors/月白' },
  { name: 'English', similar: true, path: '/en/colors/群青' },
  { name: 'Japanese', similar: true, path: '/ja/colors/群青' },
  { name: 'custom colour', path: '/colors/123456' },
  {
    name: 'wall',
    path: '/colors?by=lightness',
    async prepare(page) {
      await page.getByRole('searchbox').fill('月');
      await expect(page.locator('[data-tile]')).toHaveCount(10);
    },
  },
  { name: 'story', path: '/history/月白/424' },
  { name: 'story, English', similar: true, path: '/en/history/朱红/135' },
  { name: 'story, Japanese', similar: true, path: '/ja/history/鸦青/591' },
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
    similar: true,
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
    similar: true,
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
    similar: true,
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
    similar: true,
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
  {
    name: 'a creation, Japanese',
    similar: true,
    path: '/gallery',
    prepare: (page) => openCreation(page, '/ja'),
  },
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
    similar: true,
    path: '/co-create-colors',
    prepare: (page) => openCocreated(page, '/ja'),
  },
  { name: 'no such co-created colour', similar: true, path: '/co-create-colors/2147483647' },
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
  { name: 'own page', similar: true, path: '/gallery', prepare: (page) => openProfile(page) },
  { name: 'own page, English', path: '/gallery', width: 375, prepare: (page) => openProfile(page, '/en') },
  {
    name: 'own page, with the picture being chosen',
    path: '/gallery',
    prepare: async (page) => {
      const member = await newMember(page.request);
      await paintCreation(page.request, member);
      await rememberMember(page, member);
      await page.goto('/users/profile');
      await areaReady(page);
      await page.getByRole('button', { name: '修改用户名' }).click();
      await page.getByRole('textbox', { name: '用户名' }).fill(' ');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: '更换头像' }).click();
      await page.getByRole('dialog').getByRole('radio').click();
    },
  },
  { name: 'page of a member', path: '/gallery', prepare: async (page) => void (await openMember(page)) },
  {
    name: 'creations of a member, English',
    similar: true,
    path: '/gallery',
    width: 375,
    prepare: async (page) => void (await openMember(page, '?tab=collections', '/en')),
  },
  {
    name: 'colours of a member, Japanese',
    similar: true,
    path: '/gallery',
    prepare: async (page) => void (await openMember(page, '?tab=colors', '/ja')),
  },
  {
    name: 'patterns',
    similar: true,
    path: '/patterns',
    prepare: (page) => page.getByRole('radio', { name: '海水江崖' }).click(),
  },
  {
    name: 'patterns, English, own palettes of a visitor, for print',
    path: '/en/patterns?motif=wan&seed=3&bg=F6F4EA&colors=1F4B6E.C9A063',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Mine' }).click();
      await page.getByRole('button', { name: /^Export/ }).click();
      await page.getByRole('menuitemradio', { name: 'SVG repeat for print' }).click();
      await expect(page.getByRole('spinbutton')).toBeVisible();
    },
  },
  {
    name: 'presentations, with a deck',
    similar: true,
    path: '/agent',
    before: async (page) => void (await savePublicPalette(page)),
    prepare: (page) => makeDeck(page, '雨过天青：瓷色与当代空间'),
  },
  {
    name: 'presentations, English, own palettes and decks of a member',
    path: '/gallery',
    width: 375,
    prepare: async (page) => {
      await rememberMember(page, await savePublicPalette(page));
      await makeDeck(page, 'The blue after rain', '/en');
      await expect(page.getByRole('region', { name: 'My slides' })).toBeVisible();
    },
  },
  { name: 'unknown colour', similar: true, path: '/colors/雪后晴' },
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

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe('accessibility', () => {
  test.use({ expectedErrors: [/404|ERR_FAILED|did not load|api\/colors/] });
  for (const screen of SCREENS.filter(({ similar }) => EVERY_SCREEN || !similar)) {
    test(`${screen.name}, light and dark`, async ({ page }) => {
      await open(page, screen);
      await switchTheme(page, 'light');
      expect(await accessibilityProblems(page, { tags: WCAG }), 'light').toEqual([]);
      // A theme changes colours only.
      await switchTheme(page, 'dark');
      expect(await accessibilityProblems(page, { rules: COLOR_RULES }), 'dark').toEqual([]);
    });
  }
});
