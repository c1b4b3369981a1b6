import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Workspace packages export their sources under this condition, so tests never run against a stale build.
const conditions = ['@danqing/source', 'node'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };
/** Vite environment in which Vitest runs the global set-up. */
const environments = { __vitest__: { resolve: { conditions } } };
const exclude = ['**/node_modules/**', '**/dist/**', 'tools/{area,service}-template/**'];
const setupFiles = ['libs/server/test-kit/src/patient-waits.ts', 'libs/server/test-kit/src/property-seed.ts'];
/** Timeouts that only end hanging tests. They are generous, because no test measures speed with them. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** Tests of picture files run in Node, because happy-dom has no compression streams. */
const PICTURE_FILES = 'libs/color/picture-colors/src/{conversion,formats,png}/**/*.test.ts';

/** Replaces texts of scripts (libs/build/mf-config) with an empty string, because tests run no workers. */
const noScriptText = {
  name: 'no-script-text',
  enforce: 'pre' as const,
  load: (id: string) => (/\?(?:script|text)$/.test(id) ? 'export default "";' : undefined),
};

export default defineConfig({
  // For the global set-up files, which run outside of any project.
  resolve,
  ssr,
  test: {
    // By default Vitest leaves one core free. Most of these tests wait for a database or a socket.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        ssr,
        oxc: { decorator: { legacy: true } },
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          // Modules load once per worker instead of once per file, which takes half the time.
          isolate: false,
          setupFiles,
          include: [
            'libs/{studio,build}/**/*.test.ts',
            'libs/{api,color/color-core,color/palette-formats,server/model-client}/**/*.test.ts',
            PICTURE_FILES,
            'tools/**/*.test.ts',
          ],
          exclude: [...exclude, 'tools/{seed,rows}/**'],
        },
      },
      {
        resolve,
        ssr,
        environments,
        oxc: { decorator: { legacy: true } },
        test: {
          ...patience,
          name: 'service',
          environment: 'node',
          // NestJS and the drivers load once per worker instead of once per file, which takes a third less
          // time. Every test has its own application and database, and no test replaces a module.
          isolate: false,
          setupFiles: [...setupFiles, 'libs/server/test-kit/src/patient-database.ts'],
          include: [
            'libs/server/{nest-kit,test-kit}/**/*.test.ts',
            'services/**/*.test.ts',
            'tools/{seed,rows}/**/*.test.ts',
          ],
          exclude,
          globalSetup: ['libs/server/test-kit/src/global-setup.ts'],
        },
      },
      {
        plugins: [noScriptText],
        resolve: { conditions: ['@danqing/source', 'browser', 'module'] },
        ssr,
        oxc: { jsx: { runtime: 'automatic' } },
        css: { modules: { generateScopedName: '[local]' } },
        test: {
          ...patience,
          name: 'component',
          environment: 'happy-dom',
          // A thread starts sooner than a process.
          pool: 'threads',
          setupFiles: [
            ...setupFiles,
            'libs/web/ui-kit/src/component-tests.ts',
            'libs/web/ui-kit/src/load-lazy-chunks.ts',
          ],
          include: [
            '{shell,operator-console}/**/*.test.{ts,tsx}',
            'mf-*/**/*.test.{ts,tsx}',
            'libs/{web,color/palette-export,color/picture-colors}/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, PICTURE_FILES],
          css: { include: [] },
        },
      },
    ],
  },
});
