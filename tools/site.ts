import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '@danqing/nest-kit';
import { operatorTokenFile } from '@danqing/releases';
import { settings } from './settings.ts';
import { progress, run, WORKSPACE } from './steps.ts';

export interface Site {
  /** Address of the home page. */
  url: string;
  /** Exit code of the gateway, once it has ended and the database is closed. */
  ended: Promise<number>;
  /** Ends the gateway gracefully; `ended` tells when all of it is down. */
  stop(): void;
}

/**
 * Starts everything that has been built: database, releases, gateway. The gateway is a process of its own, so that the
 * database can be stopped last; it runs in its own process group, so that Ctrl+C reaches it once, through us.
 * `signal` may abort a start half-way; whatever runs by then is stopped.
 */
export async function startSite(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Site> {
  const { databaseUrl, dataDir } = settings(env);
  if ((await run('node', ['tools/check-configuration.ts'], env)) !== 0)
    throw new Error('nothing was started');
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onProgress: (message) => progress('database', message),
  });
  try {
    progress('database', databaseUrl ? 'external, from DATABASE_URL' : `embedded Postgres in ${dataDir}`);
    signal.throwIfAborted();
    const published = await run('node', ['tools/publish-builds.ts'], {
      ...env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    });
    if (published !== 0) throw new Error('the builds could not be published; the reason is above');
    signal.throwIfAborted();
    progress('gateway', 'migrating and loading the colours');
    const gateway = spawn(
      process.execPath,
      ['--enable-source-maps', join(WORKSPACE, 'services/gateway/dist/main.js')],
      {
        env: { ...env, DATABASE_URL: database.url, DATA_DIR: dataDir },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      },
    );
    const stop = () => void gateway.kill('SIGTERM');
    const ended = exitCode(gateway).finally(() => database.close());
    signal.addEventListener('abort', stop, { once: true });
    const url = await readyUrl(gateway, ended);
    if (!env.OPERATOR_TOKEN)
      progress('operator', `${url}/operator, with the token in ${operatorTokenFile(dataDir)}`);
    return { url, ended, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

async function readyUrl(gateway: ChildProcess, ended: Promise<number>): Promise<string> {
  const ready = new Promise<string>((resolve) =>
    gateway.once('message', (message) => resolve((message as { ready: string }).ready)),
  );
  const first = await Promise.race([ready, ended]);
  if (typeof first === 'number') throw new Error(`the gateway ended with code ${first} before it was ready`);
  return first;
}
