import type { Browser } from 'playwright-core';
import { installedBrowser } from '../installed-browser.ts';

/** Returns the path of an installed browser, or null. */
export async function findInstalledBrowser(): Promise<string | null> {
  const { chromium } = await import('playwright-core');
  return installedBrowser(chromium.executablePath()) ?? null;
}

/** Everything that the process of a mount and its browser get to know. */
const PASSED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'CHROMIUM_PATH',
  'PLAYWRIGHT_BROWSERS_PATH',
  'NODE_EXTRA_CA_CERTS',
];

/** Returns the environment without settings and secrets of the site. */
export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Launches a browser with a new profile and without secrets. Its sandbox needs an ordinary user and user
 * namespaces, which containers often lack.
 */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({ executablePath, chromiumSandbox, env: bareEnvironment() });
  if (process.getuid?.() === 0) return launch(false);
  return launch(true).catch(() => launch(false));
}
