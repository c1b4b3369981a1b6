import { spawn } from 'node:child_process';
import { join } from 'node:path';
// Narrow entries: what else their packages load would stay in the memory of a supervisor that never uses it.
import { withDevelopmentSecret } from '@danqing/nest-kit/config';
import { openDatabase } from '@danqing/nest-kit/database';
import { freePort } from '@danqing/nest-kit/free-ports';
import { operatorTokenFile } from '@danqing/operators/config';
import { noteRunningSite } from './running-site.ts';
import { settings } from './settings.ts';
import { progress, run, WORKSPACE } from './steps.ts';
import { splitServices } from './split-services.ts';
import { supervise } from './supervise.ts';

/** V8 lets the young generation grow far beyond what a start needs, and keeps it: with 8 MB it is 38 MB less at rest. */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=8'];

export interface Site {
  /** Address of the home page. */
  url: string;
  /** Exit code of the gateway, once it has ended for good and the database is closed. */
  ended: Promise<number>;
  /** Ends the gateway gracefully; `ended` tells when all of it is down. */
  stop(): void;
  /** Starts the gateway again, at its address. */
  restart(): void;
}

export interface StartOptions {
  /** Services are processes of their own beside the gateway. */
  split?: boolean;
}

/**
 * Starts everything that has been built, database, releases, gateway, and starts again what ends by itself. The gateway
 * is a process of its own, so that the database can be stopped last; it runs in its own process group, so that Ctrl+C
 * reaches it once, through us.
 * `signal` may abort a start half-way; whatever runs by then is stopped. `prepareStart` comes before.
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { split = false }: StartOptions = {},
): Promise<Site> {
  const { addresses, dataDir } = settings(env);
  // Asked once, for all programs of the site.
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
    progress('gateway', 'migrating and loading the colours');
    const gateway = supervise<{ ready: string }>({
      name: 'gateway',
      start: () =>
        spawn(process.execPath, [...NODE_OPTIONS, join(WORKSPACE, 'services/gateway/dist/main.js')], {
          env: { ...env, ...services?.variables, PORT: port, ...database.variables, DATA_DIR: dataDir },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          detached: true,
        }),
    });
    stop = () => gateway.stop();
    signal.addEventListener('abort', stop, { once: true });
    void services?.lost.then(() => {
      lost = true;
      stop();
    });
    const ended = gateway.ended
      .finally(() => services?.stop())
      .then((code) => (lost ? 1 : code))
      .finally(() => removeNote())
      .finally(() => database.close());
    const ready = Promise.all([gateway.ready, services?.ready]);
    const [{ ready: url }] = await ready.catch(async (error: unknown) => {
      stop();
      await ended;
      throw error;
    });
    // Also where the system chose it.
    port = new URL(url).port || port;
    removeNote = noteRunningSite(dataDir, gatewayUrl({ ...env, PORT: port }));
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

/** Where services on this machine reach the gateway. */
function gatewayUrl({
  HOST: host = '',
  PORT: port = '8080',
  BASE_PATH: base = '',
}: NodeJS.ProcessEnv): string {
  const everywhere = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const reached = everywhere[host as keyof typeof everywhere] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reached}:${port || '8080'}/${base.replace(/^\/|\/$/g, '')}`;
}
