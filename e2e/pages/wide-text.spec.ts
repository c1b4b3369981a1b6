// Visitors' fonts can be wider than ours. A layout that holds with text 15 % wider also holds with the usual
// text.
import type { Page } from '@playwright/test';
import { brokenRows } from '../support/action-row.ts';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { findDialogFaults, findPanelFaults, checkWindows } from '../support/dialog-windows.ts';
import { DIALOGS, PANELS } from '../support/dialogs.ts';
import { launchOptions } from '../support/launch-options.ts';
import { newMember, rememberMember, bearer } from '../support/members.ts';
import { EVERY_SCREEN, LANGUAGES } from '../support/screens-drill.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ launchOptions: launchOptions('wide'), expectedErrors: [/404/] });

const WIDTHS = [320, 375, 768, 1024, 1120, 1280, 1440, 2560];
const LONG_NAME = 'x'.repeat(3000);

async function sideways(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 667 });
    // Layouts that measure themselves settle within two frames.
    const beyond = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              done(document.documentElement.scrollWidth - document.documentElement.clientWidth),
            ),
          ),
        ),
    );
    if (beyond > 0) found.push(`${width} px by ${beyond}`);
  }
  return found;
}

for (const [language, prefix] of Object.entries(LANGUAGES)) {
  test(`no screen scrolls sideways in ${language}`, async ({ page }) => {
    const member = await newMember(page.request);
    const { collectionId, imageUrl } = await paintCreation(page.request, member);
    const colorId = await saveColor(page.request, member, newColorName(), '#3C6478', imageUrl);
    const data = { name: '竹里馆', colors: [{ hex: '#789262', name: '竹青' }, { hex: '#F0FCFF' }] };
    const saved = await page.request.post('/api/palettes', { headers: bearer(member), data });
    const palette = ((await saved.json()) as { data: { id: number } }).data.id;
    await rememberMember(page, member);
    const faults: Record<string, string[]> = {};
    for (const path of [
      ...['/colors/朱红', '/colors/123456', '/colors', '/colors?by=story', '/colors/雪后晴'],
      ...['/history/月白/424', `/colors/${LONG_NAME}`],
      ...['/palettes', `/palettes/${palette}`, '/gallery', '/gallery/月白', `/collections/${collectionId}`],
      ...['/co-create-colors', '/co-create-colors/new', `/co-create-colors/${colorId}`, '/nfts'],
      ...['/patterns', '/agent', '/users/profile', '/nowhere'],
      ...['palettes', 'collections', 'colors'].map((tab) => `/users/${member.user.id}?tab=${tab}`),
    ]) {
      await page.goto(prefix + path);
      await areaReady(page);
      const found = await sideways(page);
      if (found.length > 0) faults[path.slice(0, 40)] = found;
    }
    expect(faults).toEqual({});
  });

  test(`the generator keeps its controls, its tabs and its first window in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/colors/向日葵黄`);
    await areaReady(page);
    const tabs: Record<string, string[]> = {};
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const shown = page.getByRole('tabpanel').locator('table, h2, h3, [role=button], button').first();
      await expect(shown).toBeVisible();
      const found = await sideways(page, [320, 768]);
      if (found.length > 0) tabs[await tab.innerText()] = found;
    }
    expect(tabs).toEqual({});
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab').first().click();
    const previews = page.getByRole('tabpanel').getByRole('button');
    await expect(previews).toHaveCount(4);
    const ends = await previews.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(900);
    expect(await brokenRows(page, [1280, 1366, 1440])).toEqual([]);
  });
}

test.describe('before the script comes', () => {
  test.use({ javaScriptEnabled: false });

  test('no first paint scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 667 });
    const faults: Record<string, number> = {};
    for (const path of ['/colors/向日葵黄', '/en/colors/香炉紫烟', `/colors/${LONG_NAME}`, '/en/palettes']) {
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) faults[path.slice(0, 40)] = beyond;
    }
    expect(faults).toEqual({});
  });
});

// With the usual text, dialogs.spec.ts tests them in more windows.
for (const [kind, openers, faultsOf] of [
  ['dialog', DIALOGS, findDialogFaults],
  ['panel', PANELS, findPanelFaults],
] as const)
  test(`every ${kind} stays in the windows of phones and laptops`, async ({ browser, request, baseURL }) => {
    test.skip(!EVERY_SCREEN, 'npm run drills -- screens');
    const faults: Record<string, unknown> = {};
    for (const [name, open] of Object.entries(openers)) {
      const page = await browser.newPage({
        baseURL,
        locale: 'zh-CN',
        viewport: { width: 1280, height: 900 },
      });
      await open(page, await newMember(request), request);
      const found = await checkWindows(page, faultsOf, [
        [1366, 625],
        [375, 667],
        [320, 400],
      ]);
      if (Object.keys(found).length > 0) faults[name] = found;
      await page.close();
    }
    expect(faults).toEqual({});
  });
