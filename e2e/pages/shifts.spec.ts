import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { newMember, rememberMember } from '../support/members.ts';
import { savePalette } from '../support/opened-pages.ts';
import { makeOrder } from '../support/orders.ts';
import { EVERY_SCREEN } from '../support/screens-drill.ts';
import { areaReady, expect, test } from '../support/test.ts';

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 375, height: 812 },
]) {
  test(`nothing shifts while a page comes, at ${width} px`, async ({ page }) => {
    test.skip(width > 375 && !EVERY_SCREEN, 'npm run drills -- screens');
    const paletteId = await savePalette(page);
    const member = await newMember(page.request);
    const { collectionId, imageUrl } = await paintCreation(page.request, member);
    const name = newColorName();
    const colorId = await saveColor(page.request, member, name, '#3C6478', imageUrl);
    await saveColor(page.request, await newMember(page.request), name);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) state.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const order = await makeOrder(member, 100);
    for (const path of [
      ...['/colors/朱红', '/en/colors/朱红', '/ja/colors/朱红'],
      ...['/palettes', '/en/palettes', '/ja/palettes', `/palettes/${paletteId}`, `/en/palettes/${paletteId}`],
      `/colors/3C6478?cocreated=${colorId}.${name}`,
      ...['/gallery', '/gallery/月白', '/en/gallery/月白', `/collections/${collectionId}`],
      ...['/co-create-colors', '/ja/co-create-colors', '/en/co-create-colors/new'],
      ...[`/co-create-colors/${colorId}`, `/en/co-create-colors/${colorId}`],
      ...['/patterns', '/ja/patterns'],
      ...['/agent', '/en/agent'],
      ...['/nfts', '/en/nfts', '/history/月白/424', '/en/history/朱红/135'],
      ...[
        `/users/${member.user.id}`,
        `/en/users/${member.user.id}?tab=collections`,
        `/ja/users/${member.user.id}?tab=colors`,
      ],
      ...['/users/profile', '/ja/users/profile', `/en/users/profile?payment=success&order=${order}`],
    ]) {
      if (path.includes('/users/profile')) await rememberMember(page, member);
      await page.goto(path);
      await areaReady(page);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      expect.soft(shift, path).toBeLessThan(0.01);
    }
  });
}
