import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../steps.ts';
import type { Figure } from './figure.ts';
import { startBenchSite } from './start-bench-site.ts';

const LIMIT_SECONDS = 12;

/**
 * Measures the time from a clean checkout to an active release. Includes a build without cache, publication,
 * and activation with all checks, also the mount in a browser.
 */
export async function* shipFigures(): AsyncGenerator<Figure> {
  const site = await startBenchSite();
  try {
    const checkout = join(site.folder, 'checkout');
    await step('git', ['clone', '--quiet', '--no-hardlinks', WORKSPACE, checkout], WORKSPACE);
    await step('cp', ['-al', join(WORKSPACE, 'node_modules'), join(checkout, 'node_modules')], WORKSPACE);
    appendFileSync(join(checkout, 'mf-generator/src/area.ts'), '\n// Another release.\n');

    const env = { DATA_DIR: join(site.folder, 'data'), DATABASE_URL: '', OPERATOR: 'bench' };
    const release = (...args: string[]) =>
      step(process.execPath, ['tools/release.ts', ...args, '--json'], checkout, env);
    const build = await step(
      process.execPath,
      ['tools/build-workspace.ts', 'mf-generator', 'releases', 'operators'],
      checkout,
      env,
    );
    const publish = await release('publish', 'mf-generator/dist');
    const id = /"release":\s*"([0-9a-f]{16})"/.exec(publish.output)?.[1];
    if (!id) throw new Error(`publish did not say which release: ${publish.output}`);
    const activate = await release('activate', 'generator', id, '--site', site.url, '--reason', 'bench');
    const seconds = build.seconds + publish.seconds + activate.seconds;
    yield {
      name: 'an area from a clean checkout to its visitors, s',
      buildSeconds: round(build.seconds),
      publishSeconds: round(publish.seconds),
      activateSeconds: round(activate.seconds),
      seconds: round(seconds),
      limitSeconds: LIMIT_SECONDS,
      ratio: round(seconds / LIMIT_SECONDS),
    };
  } finally {
    await site.stop();
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

function step(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ seconds: number; output: string }> {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve({ seconds: (performance.now() - began) / 1000, output })
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}
