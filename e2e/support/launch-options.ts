import type { LaunchOptions } from '@playwright/test';
import { browserFonts, type FontSet } from '@danqing/test-kit/browser-fonts';

export const launchOptions = (fonts?: FontSet): LaunchOptions => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  // Chromium refuses to start as root otherwise.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  // Without a locale, Chromium saves a download with a Chinese file name as `download`.
  env: { ...process.env, LC_ALL: 'C.UTF-8', ...browserFonts(fonts) } as Record<string, string>,
});
