import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Workspace packages offer their sources under this condition, so tests never run against a stale build.
const conditions = ['@danqing/source', 'node'];
const resolve = { conditions };
const ssr = { resolve: { conditions } };
/** Where Vitest runs the global set-up. */
const environments = { __vitest__: { resolve: { conditions } } };
const exclude = ['**/node_modules/**', '**/dist/**', 'tools/{area,service}-template/**'];
const setupFiles = ['libs/test-kit/src/patient-waits.ts', 'libs/test-kit/src/property-seed.ts'];
/** Limits that end what hangs; none of them measures anything. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** The text of a worker's script (libs/mf-config): tests have no worker that would run it. */
const noScriptText = {
  name: 'no-script-text',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('?script') ? 'export default "";' : undefined),
};

export default defineConfig({
  // For the global set-up files, which run outside of any project.
  resolve,
  ssr,
  test: {
    // Vitest leaves one core free for whoever types; most of these tests wait for a database or a socket.
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
          setupFiles,
          include: [
            'libs/{color-core,contracts,deck,deck-pdf,drawing,model-client,palette-formats,studio-poet,studio-painter,studio-dresser,studio-imaginer,studio-deckwright,pattern-engine,mf-config,api-client}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [...exclude, 'tools/seed/**'],
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
          // Loads NestJS and the drivers once for each worker, not for each of 300 files: a third less time. Every test
          // has its own application and database, and none replaces a module.
          isolate: false,
          setupFiles,
          include: [
            'libs/{nest-kit,test-kit}/**/*.test.ts',
            'services/**/*.test.ts',
            'tools/seed/**/*.test.ts',
          ],
          exclude,
          globalSetup: ['libs/test-kit/src/global-setup.ts'],
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
          // A thread comes sooner than a process, and no test here needs one.
          pool: 'threads',
          setupFiles: [
            ...setupFiles,
            'libs/ui-kit/src/component-tests.ts',
            'libs/ui-kit/src/load-late-parts.ts',
          ],
          include: [
            '{shell,operator-console}/**/*.test.{ts,tsx}',
            'mf-*/**/*.test.{ts,tsx}',
            'libs/{ui-kit,area-kit,shell-sdk,i18n,palette-export,picture-colors}/**/*.test.{ts,tsx}',
          ],
          exclude,
          css: { include: [] },
        },
      },
    ],
  },
});
