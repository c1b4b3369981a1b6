// What every screen must hold: accessibility in both themes, no sideways scroll, no shift, budgets.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

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

const SCREENS: Screen[] = [
  { name: 'mono', path: '/colors/朱红' },
  { name: 'pale', path: '/colors/月白' },
  { name: 'English', path: '/en/colors/群青' },
  { name: 'Japanese', path: '/ja/colors/群青' },
  { name: 'custom colour', path: '/colors/123456' },
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
    prepare: (page) => page.getByRole('button', { name: /^主色/ }).click(),
  },
  {
    name: 'chooser',
    path: '/colors/月白',
    prepare: (page) => page.getByRole('button', { name: /^600, / }).click(),
  },
  {
    name: 'language menu',
    path: '/colors/月白',
    prepare: (page) => page.getByRole('button', { name: /语言/ }).click(),
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
    prepare: (page) => page.getByRole('button', { name: /更多/ }).first().click(),
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

test.describe('accessibility', () => {
  test.use({ expectedErrors: [/404|ERR_FAILED|did not load|api\/colors|RUNTIME/] });
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const screen of SCREENS) {
      test(`${screen.name}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, screen);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  }
});

test.describe('layout', () => {
  test.use({ expectedErrors: [/404/] });
  for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 2560]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/colors/朱红',
        '/en/colors/朱红',
        '/ja/colors/朱红',
        '/colors/123456',
        '/palettes',
        '/en/palettes',
        '/ja/palettes',
        '/nowhere',
        '/colors/雪后晴',
      ]) {
        await page.goto(path);
        await areaReady(page);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });
  }

  for (const { width, height } of [
    { width: 1280, height: 900 },
    { width: 375, height: 812 },
  ]) {
    test(`nothing shifts while a page comes, at ${width} px`, async ({ page }) => {
      await savePalette(page);
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const state = window as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) state.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/colors/朱红', '/palettes']) {
        await page.goto(path);
        await areaReady(page);
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, path).toBeLessThan(0.01);
      }
    });
  }
});

// Brotli bodies of all scripts and styles, the 18 kB of font faces included: 274 and 277 kB when this was written.
for (const { path, budget } of [
  { path: '/colors/朱红', budget: 277_000 },
  { path: '/palettes', budget: 280_000 },
]) {
  test(`the first page ${path} loads every file once, and within its budget`, async ({ page, request }) => {
    const counts = new Map<string, number>();
    page.on('request', (sent) => counts.set(sent.url(), (counts.get(sent.url()) ?? 0) + 1));
    await page.goto(path);
    await areaReady(page);
    await page.waitForLoadState('networkidle');
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);

    const scripts = [...counts.keys()].filter((url) => /\.(js|css)$/.test(url) && !/fonts|wght/.test(url));
    let bytes = 0;
    for (const url of scripts)
      bytes += Number(
        (await request.head(url, { headers: { 'accept-encoding': 'br' } })).headers()['content-length'],
      );
    expect(bytes).toBeLessThan(budget);
    expect(scripts.length).toBeLessThanOrEqual(10);
  });
}
