// Letters and lines as readers of each language expect them.
import type { Locator } from '@playwright/test';
import { bearer, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

/** Boxes that a part of an element's text takes up, one for every line that it stands on. */
const boxesOf = (element: Locator, part: string) =>
  element.evaluate((root, wanted) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const start = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, start);
      range.setEnd(texts.currentNode, start + wanted.length);
      return [...range.getClientRects()].map(({ width, height }) => ({ width, height }));
    }
    return [];
  }, part);

test('quotes and apostrophes of English titles are as narrow as its letters', async ({ page, request }) => {
  const data = { name: 'The emperor’s “yellow”', colors: [{ hex: '#ED5126', name: '朱红' }] };
  await request.post('/api/palettes', { headers: bearer(await newMember(request)), data });
  await page.goto('/en/palettes?sort=newest&search=emperor');
  const title = page.getByRole('heading', { name: data.name }).first();
  await expect(title).toBeVisible();
  const letter = async (part: string) => (await boxesOf(title, part))[0]!.width;
  await expect.poll(() => letter('’')).toBeLessThan(await letter('m'));
  for (const quote of ['“', '”']) expect(await letter(quote)).toBeLessThan(await letter('m'));
});
