import { spawn } from 'node:child_process';
import { join } from 'node:path';
// Narrow imports: a supervisor would keep the rest of these packages in memory for nothing.
import { withDevelopmentSecret } from '@danqing/nest-kit/config';
import { openDatabase } from '@danqing/nest-kit/database';
import { freePort } from '@danqing/nest-kit/free-ports';
import { operatorTokenFile } from '@danqing/operators/config';
import { recordRunningSite } from './running-site.ts';
import { settings } from './settings.ts';
import { progress, run, WORKSPACE } from './steps.ts';
import { splitServices } from './split-services.ts';
import { supervise } from './supervise.ts';
import { chooseMountBrowser, superviseMounts } from './supervise-mounts.ts';

/**
 * V8 enlarges the young generation during a start and never shrinks it. A limit of 8 MB saves 38 MB at rest.
 */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=8'];

export interface Site {
  url: string;
  /** Resolves with the gateway's exit code once it has ended for good and the database is closed. */
  ended: Promise<number>;
  /** Starts a graceful shutdown; `ended` resolves when it is complete. */
  stop(): void;
  restart(): void;
}

export interface StartOptions {
  /** Run every service as its own process beside the gateway. */
  split?: boolean;
}

/**
 * Starts database, releases and gateway, and restarts them after a crash. Call `prepareStart` first. The
 * gateway is a process of its own, so that the database can stop last. It has its own process group, so that
 * Ctrl+C reaches it once, through this process.
 *
 * @param signal aborts a start half-way, and stops what runs by then
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { split = false }: StartOptions = {},
): Promise<Site> {
  const { addresses, dataDir } = settings(env);
  // Decided once for all programs of the site.
  env = { STUDIO_SEED: 'on', ...withDevelopmentSecret(env) };
  let lost = false;
  let stop = () => undefined as void;
  let removeNote = () => undefined as void;
  const database = await openDatabase({
    addresses,
    dataDir,
    provideRoles: true,
    onProgress: (message) => progress('database', message),
    onLost(error) {
      progress('database', `giving up: ${error.message}`);
      lost = true;
      stop();
    },
  });
  try {
    const external = Object.keys(addresses).length > 0;
    progress('database', external ? 'external' : `embedded Postgres in ${dataDir}`);
    signal.throwIfAborted();
    const published = await run('node', ['tools/publish-builds.ts'], {
      ...env,
      ...database.variables,
      DATA_DIR: dataDir,
    });
    if (published !== 0) throw new Error('the builds could not be published; the reason is above');
    signal.throwIfAborted();
    let port = split && env.PORT === '0' ? String(await freePort()) : env.PORT;
    const services = split
      ? await splitServices({
          env,
          database: database.variables,
          dataDir,
          gatewayUrl: gatewayUrl({ ...env, PORT: port }),
          nodeOptions: NODE_OPTIONS,
        })
      : null;
    const choosing = chooseMountBrowser(env);
    progress('gateway', 'migrating and loading the colours');
    const gateway = supervise<{ ready: string }>({
      name: 'gateway',
      limits: { stopMs: 20_000 + 1000 * Number(env.SHUTDOWN_DELAY_SECONDS || 10) },
      start: () =>
        spawn(process.execPath, [...NODE_OPTIONS, join(WORKSPACE, 'services/gateway/dist/main.js')], {
          env: { ...env, ...services?.variables, PORT: port, ...database.variables, DATA_DIR: dataDir },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          detached: true,
        }),
    });
    let endMounts = async () => undefined as void;
    stop = () => {
      void endMounts();
      gateway.stop();
    };
    signal.addEventListener('abort', stop, { once: true });
    void services?.lost.then(() => {
      lost = true;
      stop();
    });
    const ended = gateway.ended
      .finally(() => services?.stop())
      .finally(() => endMounts())
      .then((code) => (lost ? 1 : code))
      .finally(() => removeNote())
      .finally(() => database.close());
    const ready = Promise.all([gateway.ready, services?.ready]);
    const [{ ready: url }] = await ready.catch(async (error: unknown) => {
      stop();
      await ended;
      throw error;
    });
    // The port may have been chosen by the system.
    port = new URL(url).port || port;
    const siteUrl = gatewayUrl({ ...env, PORT: port });
    removeNote = recordRunningSite(dataDir, siteUrl);
    const browser = await choosing;
    if (browser && !signal.aborted)
      endMounts = superviseMounts({
        env,
        browser,
        database: database.variables,
        dataDir,
        siteUrl,
        nodeOptions: NODE_OPTIONS,
      });
    if (!env.OPERATOR_TOKEN)
      progress(
        'operator',
        `${url}/operator, until operators have names with the token in ${operatorTokenFile(dataDir)}`,
      );
    const { DEVELOPMENT_SECRET: key, SMTP_URL, SMS_SECRET_ID } = env;
    if (key && !SMTP_URL && !SMS_SECRET_ID)
      progress('outbox', `one-time codes: ${url}/dev/outbox?key=${encodeURIComponent(key)}`);
    return { url, ended, stop, restart: () => gateway.restart() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function gatewayUrl({
  HOST: host = '',
  PORT: port = '8080',
  BASE_PATH: base = '',
}: NodeJS.ProcessEnv): string {
  const everywhere = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const reached = everywhere[host as keyof typeof everywhere] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reached}:${port || '8080'}/${base.replace(/^\/|\/$/g, '')}`;
}
