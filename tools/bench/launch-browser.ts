import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';

/** The Chromium of this machine. */
export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses to start as root otherwise.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  });
