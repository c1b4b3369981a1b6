import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@danqing/nest-kit/free-ports';
import { dropExternalDatabase, externalDatabase } from './external-database.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));

/** The secret of every start here: the outbox of any of these sites opens with it. */
export const DEVELOPMENT_SECRET = 'the-secret-of-every-start-here';

export interface Site {
  /** Address with the base path and without a trailing slash. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  env?: NodeJS.ProcessEnv;
  /** Default: a new folder that `stop` removes, with what a first start leaves behind if there is such a copy. */
  dataDir?: string;
  /** Where the version lies that starts; default: this workspace. */
  folder?: string;
  /** Services are processes of their own beside the gateway; so they are on every site with SITE_SPLIT=1. */
  split?: boolean;
}

/** Starts the whole site as `npm start` does, on a free port, and waits for its ready line. */
export async function startSite({
  env = {},
  dataDir,
  folder: version = WORKSPACE,
  split = process.env.SITE_SPLIT === '1',
}: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? startedDataDir();
  const databaseUrl = await externalDatabase(folder);
  const child = spawn(process.execPath, ['tools/start.ts', '--no-build', ...(split ? ['--split'] : [])], {
    cwd: version,
    // One address makes the requests of many visitors.
    env: {
      ...process.env,
      CLIENT_LIMIT_FACTOR: '1000',
      // A hundred paintings on every site would take the processor from the tests.
      STUDIO_SEED: 'off',
      DEVELOPMENT_SECRET,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a drill can signal all of it as a terminal would.
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
      await exited;
      if (!dataDir) await removeDataDir(folder);
    },
  };
}

/** A new data folder. Not private: as root the database runs as another user, and would move elsewhere. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A new data folder as after a first start: to create the database and publish the builds takes half of one. */
export function startedDataDir(): string {
  const folder = temporaryDataDir();
  const firstStart = process.env.SITE_FIRST_START;
  // With owners and modes: the database belongs to another user.
  if (firstStart) execFileSync('cp', ['-a', `${firstStart}/.`, folder]);
  return folder;
}

/** Removes a data folder, and its database on an external server. */
export async function removeDataDir(folder: string): Promise<void> {
  await dropExternalDatabase(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Runs `npm run release -- …` against a site's data and resolves with its standard output; rejects when refused. */
export const release = (site: Site, ...args: string[]): Promise<string> => runTool(site, 'release', args);

/** The same for `npm run operators -- …`. */
export const operators = (site: Site, ...args: string[]): Promise<string> => runTool(site, 'operators', args);

/** The same for any program of `tools`. */
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

/** Id of the stable release of an area. */
export async function activeRelease(site: Site, area: string): Promise<string> {
  const status = JSON.parse(await release(site, 'status', '--json')) as Status;
  return status.areas.find((found) => found.area === area)?.pointer?.stable ?? '';
}
