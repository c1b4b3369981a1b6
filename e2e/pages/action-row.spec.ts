import { brokenRows } from '../support/action-row.ts';
import { areaReady, expect, test } from '../support/test.ts';

const WIDTHS = [1280, 1310, 1366, 1400, 1440];

const CASES = ['zh', 'en', 'ja'].flatMap((language) =>
  ['朱红', '向日葵黄'].map((color) => ({ language, color })),
);
for (const { language, color } of CASES)
  test(`the controls of every scheme of ${color} need one row in ${language}`, async ({ page }) => {
    await page.goto(`${language === 'zh' ? '' : `/${language}`}/colors/${color}`);
    await areaReady(page);
    expect(await brokenRows(page, WIDTHS)).toEqual([]);
  });
