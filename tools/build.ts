import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { progress, WORKSPACE } from './steps.ts';

const NX = join(WORKSPACE, 'node_modules/.bin/nx');
/** What Nx tells of its last run. */
const LAST_RUN = join(WORKSPACE, '.nx/cache/run.json');
/** Hash of a build's inputs → digest of what it wrote. */
const OUTPUTS = join(WORKSPACE, '.nx/outputs.json');

interface Task {
  projectName: string;
  /** Of its inputs. */
  hash: string;
  cacheStatus: string;
}

/**
 * Builds what is not built: all projects, or those named and what they need. Nx knows from the inputs; a second call takes
 * seconds and prints one line. Nx takes a build for restored also when its cache has lost the files: that is found out here,
 * and mended by building anew. Resolves with whether anything was built. Throws when a build fails, with its output printed.
 */
export async function build(projects: readonly string[] = []): Promise<boolean> {
  refuseWithoutNx();
  const began = performance.now();
  const named = projects.length > 0 ? ['-p', projects.join(',')] : [];
  const nxBuild = () => nx(['run-many', '-t', 'build', '--output-style=static', ...named]);
  await nxBuild();
  const lost = lostOutputs();
  if (lost.length > 0) {
    progress('build', `the build cache has lost files of ${lost.join(', ')}: emptying it, building anew`);
    await nx(['reset']);
    await nxBuild();
    lostOutputs();
  }
  const tasks = lastRun();
  const built = tasks.filter(({ cacheStatus }) => cacheStatus === 'cache-miss').length;
  const seconds = Math.round((performance.now() - began) / 1000);
  const what = built === 0 ? 'nothing has changed' : `${built} of ${tasks.length} projects built`;
  progress('build', `${what}, ${seconds} s`);
  return built > 0;
}

/** Throws a sentence where what builds is not installed. */
export function refuseWithoutNx(): void {
  if (existsSync(NX)) return;
  throw new Error(
    'What builds the site is not installed: with NODE_ENV=production in the environment npm leaves it out. ' +
      'Run "npm ci --include=dev"; or, where the site was built elsewhere and copied here, "npm start -- --no-build".',
  );
}

/** One line for every project that is built, not for those that Nx remembers. */
function nx(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(NX, args, {
      cwd: WORKSPACE,
      env: { ...process.env, NX_TUI: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let seen = 0;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const built = [...output.matchAll(/^> nx run @danqing\/([\w-]+):build *$/gm)];
        for (const [, name = ''] of built.slice(seen)) progress('build', name);
        seen = built.length;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stdout.write(output);
      reject(new Error('the build failed; its output is above'));
    });
  });
}

const lastRun = (): Task[] => (JSON.parse(readFileSync(LAST_RUN, 'utf8')) as { tasks: Task[] }).tasks;

function lostOutputs(): string[] {
  const known = existsSync(OUTPUTS)
    ? (JSON.parse(readFileSync(OUTPUTS, 'utf8')) as Record<string, string>)
    : {};
  const lost = findLostOutputs(lastRun(), known, (project) =>
    digestFiles(join(WORKSPACE, 'node_modules', project, 'dist')),
  );
  writeFileSync(OUTPUTS, JSON.stringify(known));
  return lost;
}

/**
 * Names the projects whose restored files are not what was built then. `known` says what that was, by the hash of the inputs,
 * and learns what was built now.
 */
export function findLostOutputs(
  tasks: readonly Task[],
  known: Record<string, string>,
  digestOf: (project: string) => string | null,
): string[] {
  const lost: string[] = [];
  for (const { projectName, hash, cacheStatus } of tasks) {
    const found = digestOf(projectName);
    if (cacheStatus === 'cache-miss') known[hash] = found ?? '';
    else if (found === null || (known[hash] ??= found) !== found) lost.push(projectName);
  }
  return lost;
}

/** Of the names and sizes of all files; null where there are none. */
export function digestFiles(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${relative(folder, file)} ${statSync(file).size}`)
    .sort();
  return files.length === 0 ? null : createHash('sha256').update(files.join('\n')).digest('base64url');
}
