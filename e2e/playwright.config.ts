import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Two cores: while one browser waits for its site or for what a page does next, two others work.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits that end what hangs. How soon something has to come, the tests measure that promise it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/global-setup.ts',
  use: {
    locale: 'zh-CN',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // What a worker answers is not seen by page.route, and one page would change the next; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
});
