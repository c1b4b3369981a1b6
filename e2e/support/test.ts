import { test as base, expect, type Page } from '@playwright/test';

/** Address of the shared site, without a trailing slash. */
export const siteUrl = (): string => {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('the global set-up did not start a site');
  return url;
};

/** Data folder of the shared site. */
export const siteDataDir = (): string => process.env.SITE_DATA_DIR ?? '';

/**
 * Every journey fails when the page reports an error: an exception, a console error, a violated policy, a file that the
 * server's HTML preloads in vain. `expectedErrors` holds what a test provokes on purpose. A preload counts only where the
 * page has scripts and reported nothing else: after a provoked failure the shell uses other files, or the same ones later.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  baseURL: async ({}, use) => use(siteUrl()),
  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    const wasted: string[] = [];
    const documents: Promise<string>[] = [];
    page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      // A document that is left before it has come has no text.
      if (response.request().isNavigationRequest()) documents.push(response.text().catch(() => ''));
    });
    page.on('console', (message) => {
      if (message.type() === 'warning' && /preload/.test(message.text())) wasted.push(message.text());
      if (message.type() === 'error') errors.push(`console: ${message.text()}`);
    });
    await use(page);
    // Chromium looks some seconds after the load. What the shell began to fetch by then, for another area, is used later.
    const html = (await Promise.all(documents)).join('\n');
    const inHtml = (text: string) =>
      (text.match(/https?:\/\/\S+/g) ?? []).some((url) => html.includes(new URL(url).pathname));
    if (errors.length === 0 && javaScriptEnabled !== false)
      errors.push(...wasted.filter(inHtml).map((text) => `console: ${text}`));
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };

/** Waits until the area's own interface has replaced the server's first paint. */
export async function areaReady(page: Page): Promise<void> {
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** Shows the page in a theme, as when the system changes its own, and waits until it has changed. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
