import type { Page } from '@playwright/test';
import { findDialogFaults, findPanelFaults, checkWindows } from '../support/dialog-windows.ts';
import { DIALOGS, PANELS } from '../support/dialogs.ts';
import { newMember } from '../support/members.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

/** CSS pixels. The last three are a laptop's window at 200 % and 400 % zoom and a phone in landscape. */
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

async function takeInHand(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.setViewportSize({ width: 375, height: 667 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

for (const [name, open] of Object.entries(DIALOGS))
  test(`${name} keeps its top, its sides, its way out and targets for fingers`, async ({ page, request }) => {
    await open(page, await newMember(request), request);
    expect(await checkWindows(page, findDialogFaults, WINDOWS)).toEqual({});
    await takeInHand(page);
    expect(await smallTargets(page)).toEqual([]);
  });

for (const [name, open] of Object.entries(PANELS))
  test(`${name} stays in the window, with targets for fingers`, async ({ page, request }) => {
    await open(page, await newMember(request), request);
    expect(await checkWindows(page, findPanelFaults, WINDOWS)).toEqual({});
    await takeInHand(page);
    expect(await smallTargets(page)).toEqual([]);
  });
