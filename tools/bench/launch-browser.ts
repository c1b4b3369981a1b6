import { chromium, type Browser } from 'playwright-core';
import { browserFonts, writeBrowserFonts } from '@danqing/test-kit/browser-fonts';
import { findBrowser } from '../find-browser.ts';

export async function launchBrowser(args: string[] = []): Promise<Browser> {
  await writeBrowserFonts();
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    env: { ...process.env, ...browserFonts() } as Record<string, string>,
  });
}
