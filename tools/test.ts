// npm test: types and lint side by side, as each keeps one core busy; then unit, component, service and browser tests, which
// use all cores, one after the other; and one closing line with the sum. Lint reads the project graph that the build before it has left in .nx/.
// Arguments name the stages to run: `npm test -- lint unit`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { findOffice } from './find-office.ts';
import { build, progress, run, runBeside, WORKSPACE } from './steps.ts';

interface Count {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'danqing-test-'));
// With DATABASE_URL every test that needs a database makes its own on that server.
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? '';
// The same programs start hundreds of times; what Node compiled once, the next process reads.
process.env.NODE_COMPILE_CACHE ??= join(WORKSPACE, '.nx/compile-cache');

const stages: Record<string, () => Promise<Count>> = {
  types: () => check(runBeside('node', ['tools/typecheck.ts'])),
  lint: () =>
    check(runBeside('eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.nx/eslint/'])),
  unit: () => vitest('unit', withOffice()),
  component: () => vitest('component'),
  service: () => vitest('service'),
  browser,
};

const BESIDE = ['types', 'lint'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

await build();
const total: Count = { passed: 0, failed: 0 };
const wanted = Object.keys(stages).filter((name) => chosen.length === 0 || chosen.includes(name));
const beside = wanted.filter((name) => BESIDE.includes(name));
await Promise.all(beside.map(take));
for (const name of wanted) if (!beside.includes(name)) await take(name);
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function take(name: string): Promise<void> {
  const started = Date.now();
  const count = await stages[name]!();
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  progress(name, `${count.passed} passed, ${count.failed} failed in ${seconds} s`);
}

async function check(code: Promise<number>): Promise<Count> {
  return (await code) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Without SOFFICE_PATH the tests that render slides are skipped. */
function withOffice(): NodeJS.ProcessEnv {
  const office = findOffice();
  return office === null ? process.env : { ...process.env, SOFFICE_PATH: office };
}

async function vitest(project: string, env?: NodeJS.ProcessEnv): Promise<Count> {
  const report = join(reports, `${project}.json`);
  const arguments_ = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run('vitest', arguments_, env);
  const result = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return failedAtLeastOnce(code, {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
  });
}

async function browser(): Promise<Count> {
  const report = join(reports, 'browser.json');
  const code = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      ...process.env,
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const result = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  return failedAtLeastOnce(code, {
    passed: result?.stats.expected ?? 0,
    failed: (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0),
  });
}

/** A runner that fails outside any test (a broken file, a failed set-up) must not count as green. */
function failedAtLeastOnce(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
