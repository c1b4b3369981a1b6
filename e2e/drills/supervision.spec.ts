import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@danqing/nest-kit/free-ports';
import { gatewaysOf, killAll } from '../support/processes.ts';
import { removeDataDir, startSite, copyFirstStartDataDir, type Site } from '../support/site.ts';

const RETRY_OPTIONS = { timeout: 60_000, intervals: [50] };
const CLIENTS = 12;

test.describe.configure({ mode: 'serial' });

let site: Site;
let dataDir: string;
let env: NodeJS.ProcessEnv;
test.beforeAll(async () => {
  dataDir = copyFirstStartDataDir();
  env = { PORT: String(await freePort()), SHUTDOWN_DELAY_SECONDS: '2' };
  site = await startSite({ dataDir, env });
});
test.afterAll(async () => {
  killAll(dataDir);
  await removeDataDir(dataDir);
});

const ready = () =>
  fetch(`${site.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const postmasterLine = (line: number) =>
  Number(readFileSync(join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[line]);

type Part = 'supervisor' | 'gateway' | 'database';
const ORDERS: Part[][] = [
  ['supervisor', 'database', 'gateway'],
  ['database', 'gateway', 'supervisor'],
];
if (process.env.SUPERVISION_DRILL)
  ORDERS.push(
    ['supervisor', 'gateway', 'database'],
    ['gateway', 'supervisor', 'database'],
    ['gateway', 'database', 'supervisor'],
    ['database', 'supervisor', 'gateway'],
  );

for (const order of ORDERS) {
  test(`starts again at the same address after a crash of ${order.join(', then ')}`, async () => {
    test.skip(Boolean(process.env.DATABASE_URL), 'an external database is not ours to kill');
    const pids = {
      supervisor: site.process.pid,
      gateway: gatewaysOf(dataDir)[0],
      database: postmasterLine(0),
    };
    for (const part of order) {
      try {
        process.kill(Number(pids[part]), 'SIGKILL');
      } catch {
        // This process ended together with one that was killed before.
      }
    }
    site = await startSite({ dataDir, env });
    expect(await ready()).toBe(200);
  });
}

test('a gateway that is killed is started again, at its address', async () => {
  const [gateway] = gatewaysOf(dataDir);
  process.kill(Number(gateway), 'SIGKILL');
  await expect.poll(() => gatewaysOf(dataDir).some((pid) => pid !== gateway), RETRY_OPTIONS).toBe(true);
  await expect.poll(ready, RETRY_OPTIONS).toBe(200);
  expect(site.output()).toMatch(/gateway +ended by SIGKILL, starting it again/);
});

test('a database that is killed is started again, on its port, and the gateway goes on', async () => {
  test.skip(Boolean(process.env.DATABASE_URL), 'an external database is not ours to start');
  const gateways = gatewaysOf(dataDir);
  const [pid, port] = [postmasterLine(0), postmasterLine(3)];
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => site.output(), RETRY_OPTIONS).toMatch(/database +answers again/);
  await expect.poll(ready, RETRY_OPTIONS).toBe(200);
  expect(postmasterLine(3)).toBe(port);
  expect(postmasterLine(0)).not.toBe(pid);
  expect(gatewaysOf(dataDir)).toEqual(gateways);
});

test(`a stop turns /readyz 503 at once, and ${CLIENTS} busy clients see neither an error nor a reset`, async () => {
  const { hostname, port } = new URL(site.url);
  const seen = { answers: 0, afterStop: 0, last: 0 };
  let stopped = false;
  const ask = (agent: Agent, path: string) =>
    new Promise<{ status: number; connection: string | undefined } | string>((resolve) => {
      get({ hostname, port, path, agent }, (response) => {
        response
          .resume()
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
          );
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const paths = ['/api/colors?name=月白', '/', '/api/palettes/public', '/healthz'].map(encodeURI);
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; ; turn += 1) {
      const answer = await ask(agent, paths[turn % paths.length] ?? '/');
      if (typeof answer === 'string') {
        agent.destroy();
        return answer;
      }
      expect(answer.status).toBe(200);
      seen.answers += 1;
      if (stopped) seen.afterStop += 1;
      if (answer.connection === 'close') seen.last += 1;
    }
  });
  await expect.poll(() => seen.answers, RETRY_OPTIONS).toBeGreaterThan(10 * CLIENTS);
  const ended = site.stop();
  stopped = true;
  await expect.poll(ready, RETRY_OPTIONS).toBe(503);
  // The port is closed now. A load balancer that polls /readyz has stopped routing requests by then.
  expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('ECONNREFUSED'));
  expect(seen.afterStop).toBeGreaterThan(CLIENTS);
  expect(seen.last).toBe(CLIENTS);
  await ended;
  expect(site.process.exitCode).toBe(0);
});
