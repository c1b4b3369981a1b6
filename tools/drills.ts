// npm run drills: runs the long forms of drills. `npm test` contains the short forms.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { findLibreOffice } from './find-libre-office.ts';
import { build } from './build.ts';
import { changedFiles } from './changed-files.ts';
import { DRILLS, selectDrills, type Drill } from './drill-list.ts';
import { scriptArguments } from './script-arguments.ts';
import { WORKSPACE } from './steps.ts';

const asked = scriptArguments(`npm run drills -- [drill…]

  The long forms of drills whose short form is in npm test; all of them, those named, or with "changed" those of whose
  sources something differs from main.

${Object.entries(DRILLS)
  .map(([name, { proves }]) => `  ${name.padEnd(17)} ${proves}`)
  .join('\n')}`).names;
const chosen = asked.join() === 'changed' ? selectDrills(changedFiles().files) : asked;
const unknown = chosen.filter((name) => !(name in DRILLS));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. The drills are ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(2);
}
if (asked.length > 0 && chosen.length === 0) {
  console.log('No drill has sources that differ from main.');
  process.exit(0);
}

await build();
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
  if (code !== 0 || drill.prints) console.log(output);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}: ${drill.proves}; ${seconds} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runQuietly({ command, env, office, ...drill }: Drill): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const browser = command === 'playwright' ? { CHROMIUM_PATH: findBrowser() } : {};
    const slides = office ? { SOFFICE_PATH: findLibreOffice() } : {};
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
