// The test configuration of an area: `export { default } from '@danqing/area-tools/vitest'` in vitest.config.js.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@danqing/area/testing/setup', '@danqing/area/testing/lazy-chunks'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Node cannot import its styles.
    server: { deps: { inline: ['@danqing/area'] } },
    // Timeouts that only end hanging tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
