import { fork } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  digestInputs,
  isBuilt,
  listUnits,
  selectUnits,
  stampUnit,
  unstampUnit,
  type BuildUnit,
} from './build-units.ts';
import { replaceFolder } from './replace-folder.ts';
import { progress, WORKSPACE } from './steps.ts';

const BUNDLER = join(WORKSPACE, 'node_modules/@rspack/core');
const LOCKS = join(WORKSPACE, '.nx/builds');

interface BuildOptions {
  signal?: AbortSignal | undefined;
}

/**
 * Builds outdated units of all projects, or of the named ones and their imports. Without changes it only
 * compares digests. A lock permits one build at a time, and none while another process loads the output
 * (`useBuilds`). Resolves with true when it has built something.
 *
 * @throws {Error} when a build fails, after its output was printed
 */
export async function build(
  projects: readonly string[] = [],
  { signal }: BuildOptions = {},
): Promise<boolean> {
  requireBundler();
  const began = performance.now();
  const units = selectUnits(listUnits(), projects);
  let built = 0;
  if (findStale(units).size > 0) {
    const release = await lock('build', 'building', signal);
    try {
      const stale = findStale(units);
      await buildUnits(stale);
      built = stale.size;
    } finally {
      release();
    }
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const what = built === 0 ? 'nothing has changed' : `${built} of ${units.length} built`;
  progress('build', `${what}, ${seconds} s`);
  return built > 0;
}

/**
 * Prevents builds while this process loads their output. Resolves with the function that releases the lock. A
 * packed site builds nothing, so it takes no lock.
 */
export async function useBuilds({ signal }: BuildOptions = {}): Promise<() => void> {
  return existsSync(LOCKS) ? lock('use', 'starting', signal) : () => undefined;
}

async function lock(mode: 'build' | 'use', purpose: string, signal: AbortSignal | undefined) {
  const { lockBuilds } = await import('./lock-builds.ts');
  return lockBuilds(LOCKS, {
    mode,
    purpose,
    signal,
    onWait: (holders) => progress('build', `waiting for another command here: ${holders}`),
  });
}

/** Throws an error with instructions when the bundler is not installed. */
export function requireBundler(): void {
  if (existsSync(BUNDLER)) return;
  throw new Error(
    'What builds the site is not installed: with NODE_ENV=production in the environment npm leaves it out. ' +
      'Run "npm ci --include=dev"; or, where the site was built elsewhere and copied here, "npm start -- --no-build".',
  );
}

function findStale(units: readonly BuildUnit[]): Map<BuildUnit, string> {
  return new Map([...digestInputs(units)].filter(([unit, inputs]) => !isBuilt(unit, inputs)));
}

/** Builds units of different kinds in parallel. They are independent, because each one reads sources. */
async function buildUnits(stale: ReadonlyMap<BuildUnit, string>): Promise<void> {
  const units = [...stale.keys()];
  for (const { temporaryOutput } of units) rmSync(temporaryOutput, { recursive: true, force: true });
  const ofKind = (kind: BuildUnit['kind']) => units.filter((unit) => unit.kind === kind);
  const finish = (unit: BuildUnit) => {
    unstampUnit(unit);
    replaceFolder(unit.temporaryOutput, unit.output, { except: unit.excludedFolders });
    stampUnit(unit, stale.get(unit)!);
    progress('build', unit.name);
  };
  const alone = (unit: BuildUnit, program: string) =>
    runBuilder(program, [unit.temporaryOutput]).then(() => finish(unit));
  const releases = ofKind('release');
  const results = await Promise.allSettled([
    ...(releases.length > 0
      ? [
          runBuilder(
            'tools/bundle.ts',
            releases.map(({ root, temporaryOutput }) => `${root}=${temporaryOutput}`),
            (root) => finish(releases.find((unit) => unit.root === root)!),
          ),
        ]
      : []),
    ...ofKind('charts').map((unit) => alone(unit, `${unit.root}/src/charts/write-charts.ts`)),
    ...ofKind('console').map((unit) => alone(unit, `${unit.root}/build.ts`)),
    transpileUnits(ofKind('scripts'), finish),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function transpileUnits(units: readonly BuildUnit[], finish: (unit: BuildUnit) => void): Promise<void> {
  if (units.length === 0) return;
  const { transpile } = await import('./transpile.ts');
  for (const unit of units) {
    try {
      await transpile(join(WORKSPACE, unit.root), unit.temporaryOutput);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      throw new Error('the build failed; its output is above', { cause: error });
    }
    finish(unit);
  }
}

function runBuilder(
  program: string,
  args: string[],
  onBuilt: (name: string) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(WORKSPACE, program), args, {
      cwd: WORKSPACE,
      execArgv: ['--conditions=@danqing/source'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('message', (name) => onBuilt(String(name)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stdout.write(output);
      reject(new Error('the build failed; its output is above'));
    });
  });
}
