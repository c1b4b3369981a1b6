import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Three workers for two cores, because one browser is usually waiting.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Limits for hanging tests only. Tests that promise a speed measure it themselves.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/global-setup.ts',
  use: {
    locale: 'zh-CN',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // page.route does not see responses of a service worker, and its cache would leak between tests. Only
    // offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
});
