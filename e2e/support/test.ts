import { test as base, expect, type Page } from '@playwright/test';

export const siteUrl = (): string => {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('the global set-up did not start a site');
  return url;
};

export const siteDataDir = (): string => process.env.SITE_DATA_DIR ?? '';

const SHOWN_PICTURE = 'shown picture: ';

/**
 * Fails a test when the page reports an exception, a console error, a policy violation or an unused preload.
 * `expectedErrors` lists those that the test provokes.
 *
 * Unused preloads count only in pages with scripts and without other errors: after a provoked failure, the
 * shell loads other files or loads them later. A picture that is shown after the warning was used.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  baseURL: async ({}, use) => use(siteUrl()),
  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    const wasted: string[] = [];
    const shownPictures = new Set<string>();
    const documents: Promise<string>[] = [];
    page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      // A document that is left before it has arrived has no body.
      if (response.request().isNavigationRequest()) documents.push(response.text().catch(() => ''));
    });
    await page.addInitScript((prefix) => {
      const report = ({ target }: Event) =>
        target instanceof HTMLImageElement && console.debug(`${prefix}${target.currentSrc}`);
      document.addEventListener('load', report, true);
    }, SHOWN_PICTURE);
    page.on('console', (message) => {
      if (message.text().startsWith(SHOWN_PICTURE))
        shownPictures.add(message.text().slice(SHOWN_PICTURE.length));
      if (message.type() === 'warning' && /preload/.test(message.text())) wasted.push(message.text());
      if (message.type() === 'error') errors.push(`console: ${message.text()}`);
    });
    await use(page);
    // Chromium reports unused preloads some seconds after the load. Counts only files that the HTML names,
    // because the shell prefetches other areas for later.
    const html = (await Promise.all(documents)).join('\n');
    const inHtml = (text: string) =>
      (text.match(/https?:\/\/\S+/g) ?? []).some(
        (url) => html.includes(new URL(url).pathname) && !shownPictures.has(url),
      );
    if (errors.length === 0 && javaScriptEnabled !== false)
      errors.push(...wasted.filter(inHtml).map((text) => `console: ${text}`));
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };

export async function areaReady(page: Page): Promise<void> {
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** Switches the theme through the system preference and waits for the transition to end. */
export async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
