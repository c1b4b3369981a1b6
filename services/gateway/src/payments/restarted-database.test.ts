import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@danqing/nest-kit';
import { expect, it, onTestFinished } from 'vitest';
import { openTestMarket } from '../testing/test-market.ts';

it('a notice during a restart of the database is answered 503 or has its effect; sent again, credits are added once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-market-database-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, onLost: () => undefined });
  const market = await openTestMarket({ databaseUrl: server.url });
  onTestFinished(async () => {
    await market.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const members = Array.from({ length: 12 }, () => market.newMember());
  const orders = await Promise.all(members.map((member) => market.buy(member)));
  const send = () =>
    Promise.all(orders.map((order) => market.sendNotice(order, 'paid', 500, `evt of ${order}`)));

  const first = send();
  const [postmaster] = readFileSync(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGQUIT');
  for (const status of [...(await first), ...(await send())]) expect([200, 503]).toContain(status);
  await expect.poll(send, { timeout: 60_000, interval: 250 }).toEqual(orders.map(() => 200));
  for (const [index, member] of members.entries())
    await expect
      .poll(() => market.entries(member), { timeout: 60_000 })
      .toEqual([[50, `order:${orders[index]}`]]);
  await market.expectConsistent();
}, 120_000);
