import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Returns the edges of a dialog that lie outside the window while it is scrolled to the top. Includes `end`
 * if the last button of the dialog cannot be clicked.
 */
export const findDialogFaults = (dialog: Locator) =>
  dialog.evaluate((content) => {
    const ground = content.parentElement as HTMLElement;
    for (const box of [content, ground]) box.scrollTop = 0;
    const box = content.getBoundingClientRect();
    const close = [...content.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === '关闭');
    const cross = close?.getBoundingClientRect();
    const hit = cross && document.elementFromPoint(cross.x + cross.width / 2, cross.y + cross.height / 2);
    const scrolls = (element: Element) =>
      element.scrollHeight <= element.clientHeight || /auto|scroll/.test(getComputedStyle(element).overflowY);
    const faults = {
      top: box.top < 0,
      left: box.left < 0,
      right: box.right > document.documentElement.clientWidth,
      sideways: ground.scrollWidth > ground.clientWidth || content.scrollWidth > content.clientWidth,
      bottom: box.bottom > innerHeight && !scrolls(ground),
      close: !close || !hit || !close.contains(hit),
    };
    const last = [...content.querySelectorAll('button')].findLast((button) => button.checkVisibility());
    last?.scrollIntoView({ block: 'center' });
    const place = last?.getBoundingClientRect();
    const end = place && document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    const all = { ...faults, end: !end || !last?.contains(end) };
    return Object.entries(all).flatMap(([side, wrong]) => (wrong ? [side] : []));
  });

/**
 * Returns the edges of a panel that lie outside the window. Includes `end` if the last control of the panel
 * cannot be clicked.
 */
export const findPanelFaults = async (panel: Locator) => {
  const button = panel.page().locator('[aria-haspopup=dialog][aria-expanded=true]');
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The panel is positioned in the next frame.
  await button.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return panel.evaluate((content) => {
    const parts = [...content.querySelectorAll<HTMLElement>('button, a, input')];
    const last = parts.findLast((part) => part.checkVisibility());
    last?.scrollIntoView({ block: 'center' });
    const { top, left, right, bottom } = content.getBoundingClientRect();
    const place = last?.getBoundingClientRect();
    const end = place && document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    const faults = {
      top: top < 0,
      left: left < 0,
      right: right > document.documentElement.clientWidth,
      bottom: bottom > innerHeight,
      sideways: content.scrollWidth > content.clientWidth,
      end: last !== undefined && !(end && last.contains(end)),
    };
    return Object.entries(faults).flatMap(([side, wrong]) => (wrong ? [side] : []));
  });
};

export async function checkWindows(
  page: Page,
  faultsOf: (content: Locator) => Promise<string[]>,
  windows: readonly (readonly [width: number, height: number])[],
): Promise<Record<string, string[]>> {
  const content = page.getByRole('dialog');
  await expect(content).toBeVisible();
  const faults: Record<string, string[]> = {};
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const found = await faultsOf(content);
    if (found.length > 0) faults[`${width}×${height}`] = found;
  }
  return faults;
}
