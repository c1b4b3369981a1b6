// npm run drills: the long forms of drills whose short form is in npm test; one line each, and one closing line with the
// sum. Arguments name the ones to run: `npm run drills -- release-kills`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { findOffice } from './find-office.ts';
import { build } from './build.ts';
import { WORKSPACE } from './steps.ts';

interface Drill {
  proves: string;
  command: 'vitest' | 'playwright';
  arguments: string[];
  /** What makes it long. */
  env?: Record<string, string>;
  /** It needs a LibreOffice. */
  office?: true;
}

const service = (file: string) => ['run', '--project', 'service', file];

const DRILLS: Record<string, Drill> = {
  'release-kills': {
    proves: 'kill -9 at 50 random points of publish, activate and rollback leaves the plane whole',
    command: 'vitest',
    arguments: service('services/releases/src/moves/killed-process.test.ts'),
    env: { RELEASE_DRILL_POINTS: '50' },
  },
  'drawing-attack': {
    proves:
      'a small PNG comes within 2 s of anybody while others have the worst sheets drawn, or abandon them',
    command: 'vitest',
    arguments: service('services/palettes/src/drawing/drawing-attack.test.ts'),
    env: { DRAWING_DRILL_SECONDS: '30' },
  },
  slides: {
    proves: 'LibreOffice draws decks with an exported theme in its colours',
    command: 'vitest',
    arguments: ['run', '--project', 'unit', 'libs/palette-formats/src/office/libre-office.test.ts'],
    office: true,
  },
  'release-moves': {
    proves: '300 random sequences of moves end where a model says',
    command: 'vitest',
    arguments: service('services/releases/src/moves/random-moves.test.ts'),
    env: { RELEASE_DRILL_RUNS: '300' },
  },
  'ledger-steps': {
    proves: '2,000 random sequences of bookings, and 2,000 that race, end where a model says',
    command: 'vitest',
    arguments: service('services/credits/src/account/ledger.property.test.ts'),
    env: { LEDGER_DRILL_RUNS: '2000' },
  },
  'database-faults': {
    proves:
      'connections ended, crashes and restarts of Postgres under 12 writing clients, 10 times: the site answers again by itself within 5 s and nothing acknowledged is lost',
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/database', '--workers=1'],
    env: { DATABASE_DRILL_ROUNDS: '10' },
  },
  supervision: {
    proves: 'what ends by itself is started again, and a start works after crashes in every order',
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts', 'drills/supervision', '--workers=1'],
    env: { SUPERVISION_DRILL: '1' },
  },
  split: {
    proves: 'every browser test passes on a site whose services are processes of their own',
    command: 'playwright',
    arguments: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { SITE_SPLIT: '1' },
  },
  'split-api': {
    proves: 'every test of the gateway passes with services that are programs of their own behind it',
    command: 'vitest',
    arguments: service('services/gateway'),
    env: { SITE_SPLIT: '1' },
  },
  'ledger-kills': {
    proves:
      'kill -9 of the whole site in the middle of 500 claims, 10 times: nothing is charged twice or lost',
    command: 'playwright',
    arguments: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      'drills/credits',
      '--repeat-each=10',
      '--workers=1',
    ],
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in DRILLS));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. The drills are ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(2);
}

await build();
// With DATABASE_URL every test that needs a database makes its own on that server.
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL ?? '';
let passed = 0;
let failed = 0;
for (const [name, drill] of Object.entries(DRILLS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = Date.now();
  const { code, output } = await runQuietly(drill);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (code === 0) passed += 1;
  else failed += 1;
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}: ${drill.proves}; ${seconds} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runQuietly({ command, env, office, ...drill }: Drill): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const browser = command === 'playwright' ? { CHROMIUM_PATH: findBrowser() } : {};
    const slides = office ? { SOFFICE_PATH: findOffice() } : {};
    const child = spawn(join(WORKSPACE, 'node_modules/.bin', command), drill.arguments, {
      cwd: WORKSPACE,
      env: { ...process.env, ...browser, ...slides, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
