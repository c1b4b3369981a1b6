import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { limitPasswords, type DatabaseConfig } from '@danqing/nest-kit/config';
import { freePorts } from '@danqing/nest-kit/free-ports';
import { progress, WORKSPACE } from './steps.ts';
import { supervise, type Supervised } from './supervise.ts';

export interface SplitServices {
  /** Variables that tell the gateway where the services are. */
  variables: Record<string, string>;
  /** Resolves when all services respond; rejects when one exits first. */
  ready: Promise<unknown>;
  /** Resolves with the exit code of the first service that ended for good unexpectedly. */
  lost: Promise<number>;
  stop(): Promise<void>;
}

interface SplitOptions {
  env: NodeJS.ProcessEnv;
  database: DatabaseConfig;
  dataDir: string;
  gatewayUrl: string;
  nodeOptions: readonly string[];
}

/** Runs every service that has a program as its own process, except those that already run elsewhere. */
export async function splitServices(options: SplitOptions): Promise<SplitServices> {
  const { env } = options;
  const token = env.SERVICE_TOKEN || randomBytes(32).toString('base64url');
  const names = globSync('services/*/dist/main.js', { cwd: WORKSPACE })
    .map((file) => basename(dirname(dirname(file))))
    .filter((name) => name !== 'gateway' && !env[urlVariable(name)])
    .sort();
  const ports = await freePorts(names.length);
  const variables = {
    SERVICE_TOKEN: token,
    ...Object.fromEntries(
      names.map((name, index) => [urlVariable(name), `http://127.0.0.1:${ports[index]}`]),
    ),
  };
  progress('services', names.map((name, index) => `${name} at port ${ports[index]}`).join(', '));
  let stopping = false;
  const running = names.map((name, index) => {
    const own = { ...variables, ...metricsVariables(env, index) };
    return startService(name, ports[index]!, own, options);
  });
  return {
    variables,
    ready: Promise.all(running.map(({ ready }) => ready)),
    lost: new Promise((resolve) => {
      for (const { ended } of running) void ended.then((code) => stopping || resolve(code || 1));
    }),
    async stop() {
      stopping = true;
      for (const service of running) service.stop();
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}

function metricsVariables({ METRICS_PORT: port }: NodeJS.ProcessEnv, index: number): Record<string, string> {
  return port ? { METRICS_PORT: String(Number(port) + 1 + index) } : {};
}

function startService(
  name: string,
  port: number,
  variables: Record<string, string>,
  { env, database, dataDir, gatewayUrl, nodeOptions }: SplitOptions,
): Supervised<unknown> {
  return supervise({
    name,
    start: () =>
      spawn(process.execPath, [...nodeOptions, join(WORKSPACE, 'services', name, 'dist/main.js')], {
        env: {
          ...env,
          // A service gets only the passwords of its own schema and of the jobs.
          ...limitPasswords(database, [name, 'jobs']),
          ...variables,
          DATA_DIR: dataDir,
          PORT: String(port),
          HOST: '127.0.0.1',
          GATEWAY_URL: gatewayUrl,
          // The gateway stops before the services, so no visitor waits for them.
          SHUTDOWN_DELAY_SECONDS: '0',
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      }),
  });
}

const urlVariable = (name: string) => `SERVICE_${name.toUpperCase()}_URL`;
