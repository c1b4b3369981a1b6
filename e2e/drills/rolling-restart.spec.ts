import { rmSync } from 'node:fs';
import { freePort } from '@danqing/nest-kit/free-ports';
import { buildFixtureAreas } from '../support/fixture-areas.ts';
import { hasNginx, startNginx, type Edge } from '../support/nginx.ts';
import { move } from '../support/operator.ts';
import { processesRunning } from '../support/processes.ts';
import { publish } from '../support/publish.ts';
import { startSecondGateway, type Gateway } from '../support/second-gateway.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });
const isInstalled = hasNginx();
test.skip(!isInstalled, 'nginx is not installed');

const ROUNDS = 2;
const CLIENTS = 6;
const MOUNT_LIMIT_MS = 300_000;

let site: Site;
const gateways = new Map<number, Gateway>();
let edge: Edge;
let builds: string[];
let workspace: string;
test.beforeAll(async () => {
  if (!isInstalled) return;
  ({ workspace, builds } = buildFixtureAreas(
    Array.from({ length: ROUNDS + 1 }, (_, edition) => ({ area: 'sample', edition: String(edition) })),
  ));
  site = await startSite({ env: { MOUNT_WORKER: 'on' } });
  for (let count = 0; count < 2; count += 1) {
    const port = await freePort();
    gateways.set(port, await startSecondGateway(site, { port }));
  }
  edge = await startNginx([...gateways.values()].map(({ url }) => url));
});
test.afterAll(async () => {
  await edge?.stop();
  for (const gateway of gateways.values()) await gateway.stop();
  await site?.stop();
  if (isInstalled) rmSync(workspace, { recursive: true });
});

/** Sends requests without a pause until `stop`. Counts them, and keeps the answers that are no success. */
function startLoad(): { stop: () => Promise<{ requests: number; failed: string[] }> } {
  let isOver = false;
  let requests = 0;
  const failed: string[] = [];
  const send = async (path: string, body?: object) => {
    requests += 1;
    const answer = await fetch(edge.url + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok ? null : `${path}: ${response.status}`;
      },
      (error: unknown) => `${path}: ${String(error)}`,
    );
    if (answer !== null) failed.push(answer);
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let view = 0; !isOver; view += 1) {
      // No page comes from the cache.
      await send(`/colors/${encodeURIComponent('月白')}?view=${client}-${view}`);
      await send('/api/colors');
      await send('/api/releases/beacons/tokens', { sequence: 1 });
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { requests, failed };
    },
  };
}

test('while gateways and the mount worker restart one after the other, no request fails and every release is mounted', async () => {
  const first = await publish(site, builds[0]!);
  await expect
    .poll(() => site.output(), { timeout: MOUNT_LIMIT_MS })
    .toContain(`sample ${first}: compatible`);
  await move(site, 'sample', { action: 'activate', release: first, reason: 'drill' });

  const load = startLoad();
  for (const build of builds.slice(1)) {
    const release = await publish(site, build);
    for (const [port, gateway] of gateways) {
      await gateway.stop();
      const started = await startSecondGateway(site, { port });
      gateways.set(port, started);
      const before = edge.requestsTo(started.url);
      // nginx first tries a gateway again a second after it was away.
      await expect.poll(() => edge.requestsTo(started.url)).toBeGreaterThan(before + 10);
    }
    const workers = processesRunning(site.dataDir, 'mount-worker.ts');
    expect(workers).toHaveLength(1);
    process.kill(workers[0]!, 'SIGTERM');
    await expect
      .poll(() => site.output(), { timeout: MOUNT_LIMIT_MS })
      .toContain(`sample ${release}: compatible`);
    await move(site, 'sample', { action: 'activate', release, reason: 'drill' });
  }
  const { requests, failed } = await load.stop();
  console.log(
    `${requests} requests during ${2 * ROUNDS} restarts of gateways and ${ROUNDS} of the mount worker`,
  );
  expect(failed).toEqual([]);
});
