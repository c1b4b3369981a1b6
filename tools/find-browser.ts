import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { isDebian } from './debian.ts';
import { installedBrowser } from './installed-browser.ts';

/**
 * Returns the path of Chromium: CHROMIUM_PATH, the system's, or Playwright's. As root on Debian or Ubuntu, it
 * installs `chromium-headless-shell` first.
 *
 * @throws {Error} with instructions when there is none
 */
export function findBrowser(): string {
  const found = installedBrowser(chromium.executablePath());
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('browser: installing the chromium-headless-shell package');
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    return '/usr/bin/chromium-headless-shell';
  }
  throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
}
