import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@danqing/nest-kit/free-ports';
import { dropExternalDatabase, externalDatabase } from './external-database.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));

export const DEVELOPMENT_SECRET = 'the-secret-of-every-start-here';

/** Longer than the supervisor gives the gateway, the services and the database. */
const STOP_LIMIT_MS = 150_000;

export interface Site {
  url: string;
  dataDir: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  env?: NodeJS.ProcessEnv;
  /** Default: a copy of a first start's data folder if there is one, which `stop` removes. */
  dataDir?: string;
  folder?: string;
  /** Runs each service as a separate process. SITE_SPLIT=1 sets the default. */
  split?: boolean;
}

export async function startSite({
  env = {},
  dataDir,
  folder: version = WORKSPACE,
  split = process.env.SITE_SPLIT === '1',
}: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? copyFirstStartDataDir();
  const databaseUrl = await externalDatabase(folder);
  const child = spawn(process.execPath, ['tools/start.ts', '--no-build', ...(split ? ['--split'] : [])], {
    cwd: version,
    env: {
      ...process.env,
      CLIENT_LIMIT_FACTOR: '1000',
      // Seeding a hundred paintings per site would take CPU time from the tests.
      STUDIO_SEED: 'off',
      // Without a worker, drills decide themselves what a mount has found.
      MOUNT_WORKER: 'off',
      DEVELOPMENT_SECRET,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a process group, so that a drill can signal all of it as a terminal would.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const ready = /^ready (\S+)$/m.exec(output);
      if (ready?.[1]) resolve(ready[1].replace(/\/$/, ''));
    };
    child.stdout.on('data', look);
    child.once('exit', (code) =>
      reject(new Error(`the site ended with ${code} before it was ready:\n${output}`)),
    );
  });
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const stopped = await Promise.race([
        exited.then(() => true),
        wait(STOP_LIMIT_MS, false, { ref: false }),
      ]);
      if (!stopped) {
        child.kill('SIGKILL');
        throw new Error(`the site did not stop within ${STOP_LIMIT_MS / 1000} s:\n${output}`);
      }
      if (!dataDir) await removeDataDir(folder);
    },
  };
}

/**
 * Creates a data folder that all users can read. Under root the database runs as another user, which a
 * private folder would lock out.
 */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a data folder from a copy of a first start, if there is one. This saves half of the start time. */
export function copyFirstStartDataDir(): string {
  const folder = temporaryDataDir();
  const firstStart = process.env.SITE_FIRST_START;
  // Keeps owners and modes, because the database runs as another user.
  if (firstStart) execFileSync('cp', ['-a', `${firstStart}/.`, folder]);
  return folder;
}

export async function removeDataDir(folder: string): Promise<void> {
  await dropExternalDatabase(folder);
  rmSync(folder, { recursive: true, force: true });
}

export const release = (site: Site, ...args: string[]): Promise<string> => runTool(site, 'release', args);

export const operators = (site: Site, ...args: string[]): Promise<string> => runTool(site, 'operators', args);

export async function runTool(
  site: Pick<Site, 'dataDir' | 'url'>,
  tool: string,
  args: string[],
): Promise<string> {
  const databaseUrl = await externalDatabase(site.dataDir);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
      cwd: WORKSPACE,
      env: {
        OPERATOR: 'drill',
        ...process.env,
        DATA_DIR: site.dataDir,
        DATABASE_URL: databaseUrl,
        SITE_URL: site.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('exit', (code) =>
      code === 0
        ? resolve(stdout)
        : reject(new Error(`${tool} ${args.join(' ')} ended with ${code}: ${stderr}${stdout}`)),
    );
  });
}

interface Status {
  areas: { area: string; pointer: { stable: string } | null }[];
}

export async function activeRelease(site: Site, area: string): Promise<string> {
  const status = JSON.parse(await release(site, 'status', '--json')) as Status;
  return status.areas.find((found) => found.area === area)?.pointer?.stable ?? '';
}
