// Mutates money, moderation and links with StrykerJS, and fails when tests kill less than 90 % of a room's
// mutants. MUTATION_ROOMS limits it to some rooms: MUTATION_ROOMS='links credits' npm run drills -- mutations.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from '@danqing/test-kit/install-locked';
import { startTestPostgres } from '@danqing/test-kit/start-postgres';
import { WORKSPACE } from '../steps.ts';
import { ROOMS, type Room } from './rooms.ts';

const LEAST = 90;
const FOLDER = join(WORKSPACE, '.nx/mutations');
/** A mutant that loops is stopped after this time. A busy machine needs far more than Stryker's five seconds. */
const TIMEOUT_MS = 30_000;

const chosen = process.env['MUTATION_ROOMS']?.split(/[\s,]+/).filter(Boolean) ?? Object.keys(ROOMS);
const unknown = chosen.filter((name) => !(name in ROOMS));
if (unknown.length > 0) throw new Error(`MUTATION_ROOMS: there is no ${unknown.join(', ')}`);

const stryker = join(
  await installLocked(join(WORKSPACE, 'tools/mutation-tools')),
  'node_modules/@stryker-mutator',
);
mkdirSync(FOLDER, { recursive: true });
const weak: string[] = [];
// One server for all runners, and for tests that would each start their own.
const postgres = process.env['TEST_DATABASE_URL'] ? null : await startTestPostgres();
if (postgres) {
  process.env['TEST_DATABASE_URL'] = postgres.url;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
}
for (const name of chosen) if (!(await isStrong(name, ROOMS[name]!))) weak.push(name);
await postgres?.stop();
if (weak.length > 0) console.log(`Under ${LEAST} %: ${weak.join(', ')}`);
process.exitCode = weak.length > 0 ? 1 : 0;

function isStrong(name: string, room: Room): Promise<boolean> {
  console.log(`\n${name}`);
  const config = join(FOLDER, `${name}.json`);
  writeFileSync(config, JSON.stringify(configOf(name, room)));
  const { project: MUTATION_PROJECT, tests } = room;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(stryker, 'core/bin/stryker.js'), 'run', config], {
      cwd: WORKSPACE,
      env: { ...process.env, MUTATION_PROJECT, MUTATION_TESTS: tests.join(' ') },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Stryker works in a copy of the workspace, and finds third-party packages in the real node_modules above it. */
function configOf(name: string, { project, mutate }: Room): object {
  return {
    testRunner: 'vitest',
    plugins: [join(stryker, 'vitest-runner/dist/src/index.js')],
    vitest: {
      configFile: 'tools/mutations/vitest.config.ts',
      related: false,
      pool: project === 'service' ? 'forks' : 'threads',
    },
    mutate: [...mutate, '!**/*.test.ts'],
    // Services: their strings are SQL, which any test covers, and log messages, which no visitor reads.
    mutator: { excludedMutations: project === 'service' ? ['StringLiteral'] : [] },
    ignorePatterns: ['/.nx', '/.data', '/docs', '/e2e', '/deploy', 'dist'],
    tempDirName: `.nx/mutations/${name}`,
    cleanTempDir: 'always',
    symlinkNodeModules: false,
    buildCommand: `node ${join(import.meta.dirname, 'link-packages.ts')}`,
    coverageAnalysis: 'perTest',
    timeoutMS: TIMEOUT_MS,
    dryRunTimeoutMinutes: 15,
    thresholds: { high: 95, low: LEAST, break: LEAST },
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(FOLDER, `${name}-report.json`) },
  };
}
