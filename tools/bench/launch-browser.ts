import { chromium, type Browser } from 'playwright-core';
import { browserFonts, writeBrowserFonts } from '@danqing/test-kit/browser-fonts';
import { findBrowser } from '../find-browser.ts';

/** The Chromium of this machine, with the fonts of the browser tests. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  await writeBrowserFonts();
  return chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses to start as root otherwise.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    env: { ...process.env, ...browserFonts() } as Record<string, string>,
  });
}
