import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const tool = (name: string) => ['--conditions=@danqing/source', join(WORKSPACE, 'tools/packages', name)];
const run = promisify(execFile);

export interface AreaRepository {
  /** Folder of the area, outside of the workspace. */
  folder: string;
  /** Runs a shell command in it, with Node and without anything of the workspace. */
  shell(command: string, env?: Record<string, string>): Promise<string>;
  environment(env?: Record<string, string>): NodeJS.ProcessEnv;
  /** Arguments of every call of a command that `imitate` has replaced, one line each. */
  calls(): string;
  remove(): Promise<void>;
}

/**
 * Makes the area `tea-house` with the packages of this workspace.
 *
 * @param install installs all packages with npm from a registry on loopback; otherwise they are links, and
 *   `npm ci` does nothing
 */
export async function createAreaRepository({ install }: { install: boolean }): Promise<AreaRepository> {
  const root = mkdtempSync(join(tmpdir(), 'danqing-repository-'));
  const folder = join(root, 'tea-house');
  const commands = join(root, 'commands');
  mkdirSync(commands);
  const registry = install ? await startRegistry(join(root, 'registry')) : null;
  const environment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
    PATH: [commands, dirname(process.execPath), '/usr/local/bin:/usr/bin:/bin'].join(':'),
    HOME: root,
    TMPDIR: tmpdir(),
    // By default npm and TypeScript keep their compiled sources among the temporary files.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compile-cache'),
    CI: '1',
    CALLS: join(root, 'calls'),
    npm_config_cache: join(root, 'cache'),
    npm_config_update_notifier: 'false',
    ...(registry && { npm_config_registry: registry.url }),
    ...env,
  });
  const shell = async (command: string, env?: Record<string, string>, cwd = folder) => {
    const options = { cwd, env: environment(env), maxBuffer: 2 ** 26 };
    const { stdout, stderr } = await run(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command],
      options,
    ).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} failed:\n${error.stdout}\n${error.stderr}`, { cause: error });
    });
    return `${stdout}${stderr}`;
  };
  for (const name of ['gh', 'curl']) imitate(commands, name, 'echo "${0##*/} $*" >> "$CALLS"');
  const titles = '--zh 茶室 --en "Tea house" --ja 茶室';
  if (install) {
    await shell(`npm create --yes danqing-area tea-house -- ${titles}`, {}, root);
    await shell('npm install');
  } else {
    await run(process.execPath, [...tool('link-packages.ts'), root]);
    imitate(commands, 'npm', `[ "$1" = ci ] || exec ${await findNpm()} "$@"`);
    await shell(`node_modules/.bin/create-danqing-area tea-house ${titles}`, {}, root);
    renameSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  }
  return {
    folder,
    shell,
    environment,
    calls: () => readFileSync(join(root, 'calls'), 'utf8'),
    async remove() {
      await registry?.stop();
      rmSync(root, { recursive: true });
    },
  };
}

function imitate(commands: string, name: string, script: string): void {
  writeFileSync(join(commands, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
}

const findNpm = async () => (await run('which', ['npm'])).stdout.trim();

async function startRegistry(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...tool('package-registry.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /^registry (\S+)$/m.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the registry ended:\n${output}`)));
  });
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
