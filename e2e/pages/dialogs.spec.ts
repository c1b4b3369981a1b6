// Every dialog in every window: its top, both sides and the button that closes it are in sight, and nothing of it lies beyond
// what can be scrolled to. On a phone everything in it is large enough for a finger.
import type { Locator, Page } from '@playwright/test';
import { DIALOGS, PANELS } from '../support/dialogs.ts';
import { newMember } from '../support/members.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

/** In CSS pixels; the last three are a laptop's window at 200 and 400 % zoom and a phone's on its side. */
const WINDOWS = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 625],
  [1093, 500],
  [1024, 768],
  [768, 1024],
  [375, 667],
  [320, 400],
  [683, 312],
  [342, 156],
  [640, 400],
] as const;

/** What of a dialog lies beyond the window with its ground scrolled to the top, and whether its last button can be come to. */
const beyond = (dialog: Locator) =>
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

/** What of a panel beside its button lies beyond the window, and whether its last button can be come to. */
const outside = async (panel: Locator) => {
  const button = panel.page().locator('[aria-haspopup=dialog][aria-expanded=true]');
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // It is placed anew in the next frame.
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

/** What is wrong in each window. */
async function walk(page: Page, faultsOf: (content: Locator) => Promise<string[]>) {
  const content = page.getByRole('dialog');
  await expect(content).toBeVisible();
  const faults: Record<string, string[]> = {};
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    // A panel is placed anew in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const found = await faultsOf(content);
    if (found.length > 0) faults[`${width}×${height}`] = found;
  }
  return faults;
}

/** The same window in the hand. */
async function takeInHand(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.setViewportSize({ width: 375, height: 667 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

for (const [name, open] of Object.entries(DIALOGS))
  test(`${name} keeps its top, its sides, its way out and targets for fingers`, async ({ page, request }) => {
    await open(page, await newMember(request), request);
    expect(await walk(page, beyond)).toEqual({});
    await takeInHand(page);
    expect(await smallTargets(page)).toEqual([]);
  });

for (const [name, open] of Object.entries(PANELS))
  test(`${name} stays in the window, with targets for fingers`, async ({ page, request }) => {
    await open(page, await newMember(request), request);
    expect(await walk(page, outside)).toEqual({});
    await takeInHand(page);
    expect(await smallTargets(page)).toEqual([]);
  });
