// npm test: types, lint, unused code, unit, component, service and browser tests. At the end it prints every
// failure again, and one line with the totals. Lint reads the project graph, which is written after the
// build.
// Arguments name the stages to run: `npm test -- lint unit`. For `changed` see test-changed.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideFfmpeg } from '@danqing/test-kit/ffmpeg';
import { findBrowser } from './find-browser.ts';
import { installedLibreOffice } from './find-libre-office.ts';
import { build } from './build.ts';
import { writeProjectGraph } from './project-graph.ts';
import { scriptArguments } from './script-arguments.ts';
import { OUTSIDE_ERRORS_FILE } from './outside-errors.ts';
import { progress, run, runBeside, WORKSPACE } from './steps.ts';
import {
  playwrightOutcome,
  playwrightTimes,
  readReport,
  slowestFiles,
  vitestOutcome,
  vitestTimes,
  type FileTime,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts';
import { closeTestFolder, openTestFolder } from './test-folder.ts';

// With DATABASE_URL, every test that needs a database creates its own on that server.
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? '';
// The same programs start hundreds of times, so they share Node's compile cache.
process.env.NODE_COMPILE_CACHE ??= join(WORKSPACE, '.nx/compile-cache');
// By default Playwright stores its compiled sources among the temporary files.
process.env.PWTEST_CACHE_DIR ??= join(WORKSPACE, '.nx/playwright');

const stages: Record<string, (runCommand: typeof run) => Promise<Outcome>> = {
  types: (runCommand) => check('types', runCommand('node', ['tools/typecheck.ts'])),
  lint: (runCommand) =>
    check(
      'lint',
      runCommand('eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.nx/eslint/']),
    ),
  unused: (runCommand) => check('unused', runCommand('knip', ['--no-progress', '--no-config-hints'])),
  unit: (runCommand) => vitest('unit', runCommand, withOffice()),
  component: (runCommand) => vitest('component', runCommand),
  service: (runCommand) => vitest('service', runCommand),
  browser,
};
/**
 * Stages that run at the same time, to keep two cores busy: compilers use one core, and service tests wait
 * for databases and sockets. The first of each group prints its progress, the others print at their end.
 */
const GROUPS = [['unit', 'types', 'lint', 'unused'], ['service', 'component'], ['browser']] as const;

const SLOWEST = 20;
const times: FileTime[] = [];

const chosen = scriptArguments(`npm test -- [stage…]

  All checks, or of the stages those named; at the end every failure once more. With "changed" types, the lint of what
  differs from main, and the Vitest tests that import it: builds nothing, asks no browser.

  stage   ${Object.keys(stages).join(', ')}`).names;
if (chosen.join() === 'changed') process.exit(await run('node', ['tools/test-changed.ts']));
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const wanted = Object.keys(stages).filter((name) => chosen.length === 0 || chosen.includes(name));
// Finds the browser before anything runs, so that a missing one does not end the run only in its last stage.
const chromium = wanted.includes('browser') ? browserOrEnd() : undefined;
// The site looks for ffmpeg when it starts.
if (wanted.includes('browser') || wanted.includes('service')) provideFfmpeg();
await build();
await writeProjectGraph();
const reports = mkdtempSync(join(tmpdir(), 'danqing-test-'));
// Opened after the build, because the build starts a daemon that outlives the run.
const folder = openTestFolder();
const total: Outcome = { passed: 0, failures: [] };
for (const group of GROUPS) {
  const [first, ...others] = group.filter((name) => wanted.includes(name));
  if (first) await Promise.all([take(first, run), ...others.map((name) => take(name, runBeside))]);
}
rmSync(reports, { recursive: true, force: true });
const left = closeTestFolder(folder);
if (left.length > 0) total.failures.push(['temporary files left by the tests', ...left].join('\n    '));
for (const { file, seconds } of slowestFiles(times, SLOWEST))
  progress('slow', `${seconds.toFixed(0).padStart(4)} s  ${file}`);
for (const text of total.failures) console.log(`failed: ${text}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0;

async function take(name: string, runCommand: typeof run): Promise<void> {
  const started = Date.now();
  const { passed, failures } = await stages[name]!(runCommand);
  total.passed += passed;
  total.failures.push(...failures);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  progress(name, `${passed} passed, ${failures.length} failed in ${seconds} s`);
}

async function check(name: string, code: Promise<number>): Promise<Outcome> {
  return (await code) === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [`${name}: see its output above`] };
}

function browserOrEnd(): string {
  try {
    return findBrowser();
  } catch (error) {
    const others = Object.keys(stages).filter((name) => name !== 'browser');
    console.error(`${(error as Error).message}\nWithout one: npm test -- ${others.join(' ')}`);
    process.exit(1);
  }
}

/** Without SOFFICE_PATH, the tests that render slides are skipped. */
function withOffice(): NodeJS.ProcessEnv {
  const office = installedLibreOffice();
  if (office) return { ...process.env, SOFFICE_PATH: office };
  progress(
    'office',
    'no LibreOffice: slides are not rendered; npm run drills -- slides does, and installs it',
  );
  return process.env;
}

async function vitest(project: string, runCommand: typeof run, env = process.env): Promise<Outcome> {
  const report = join(reports, `${project}.json`);
  const arguments_ = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./tools/outside-errors.ts',
  ];
  const outside = join(reports, `${project}-outside.json`);
  const code = await runCommand('vitest', arguments_, { ...env, [OUTSIDE_ERRORS_FILE]: outside });
  const written = readReport<VitestReport>(report);
  times.push(...vitestTimes(written, WORKSPACE));
  return vitestOutcome(written, readReport<string[]>(outside) ?? [], code, WORKSPACE);
}

async function browser(runCommand: typeof run): Promise<Outcome> {
  const report = join(reports, 'browser.json');
  const code = await runCommand(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  const written = readReport<PlaywrightReport>(report);
  times.push(...playwrightTimes(written));
  return playwrightOutcome(written, code);
}
