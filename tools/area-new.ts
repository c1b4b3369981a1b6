// npm run area:new -- mf-tea-house --zh 茶室 --en "Tea house" --ja 茶室: a new area that builds, mounts and has tests.
// `--no-install` leaves the lock file as it is.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { AreaRefusedError, createArea } from './create-area.ts';
import { progress, WORKSPACE } from './steps.ts';

const USAGE = 'Say which: npm run area:new -- mf-tea-house --zh 茶室 --en "Tea house" --ja 茶室';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      zh: { type: 'string' },
      en: { type: 'string' },
      ja: { type: 'string' },
      install: { type: 'boolean' },
    },
    allowNegative: true,
  });
  const [folder, ...more] = positionals;
  const { install = true, ...titles } = values;
  if (!folder || more.length > 0) throw new AreaRefusedError(USAGE);
  await createArea(WORKSPACE, { folder, titles });
  progress('area', `${folder} written`);
  // The lock file names every workspace; `npm ci` refuses one that it lacks.
  if (install)
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: WORKSPACE, stdio: 'inherit' });
  const area = folder.slice('mf-'.length);
  progress('next', `npm run dev -- ${area}, then open /${area}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  const wrong =
    error instanceof AreaRefusedError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  process.exitCode = wrong ? 2 : 1;
}
