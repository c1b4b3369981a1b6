import { Jobs } from '@danqing/nest-kit';
import { runUntilCrash } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CrashTest } from '../testing/mortal-market.ts';
import { signNotice } from '../testing/open-market.ts';
import { openTestMarket, type TestMarket } from '../testing/test-market.ts';

/**
 * All statements from the start of the notice's transaction to the last ledger entry. A test run covers three
 * of these crash points, and the drill all.
 */
const POINTS = Array.from({ length: 15 }, (_, index) => index + 1).flatMap((statement) => [
  { when: 'before' as const, statement },
  { when: 'after' as const, statement },
]);
const CHOSEN =
  process.env['PAYMENT_DRILL_POINTS'] === 'all'
    ? POINTS
    : [
        { when: 'after' as const, statement: 6 },
        { when: 'before' as const, statement: 9 },
        { when: 'after' as const, statement: 14 },
      ];
const CRASH_TEST_PROCESS = new URL('../testing/mortal-market.ts', import.meta.url).pathname;
vi.setConfig({ testTimeout: 90_000 });

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  // The process under test must run the jobs itself to reach its crash point.
  await market.app.get(Jobs).beforeApplicationShutdown();
});
afterAll(() => market.close());

async function booked(order: string): Promise<(number | null)[]> {
  const rows = await market.orders.query<{ booked: number | null }[]>(
    `select booked from payments.movements where order_id = $1`,
    [order],
  );
  return rows.map((row) => row.booked);
}

it.each(CHOSEN)(
  'kill -9 $when statement $statement of a notice: credits are added once',
  async ({ when, statement }) => {
    const { databaseUrl, dataDir } = market;
    const member = market.newMember();
    const order = await market.buy(member);
    const id = `killed ${when} ${statement}`;
    const notice = signNotice(dataDir, { id, kind: 'paid', order, fen: 500 });
    const will: CrashTest = { databaseUrl, dataDir, notice, when, statement };
    expect(await runUntilCrash(CRASH_TEST_PROCESS, will)).toEqual({ signal: 'SIGKILL', said: '' });
    // The dead process holds no lock on the order, because its connections have closed.
    const status = await market.statusOf(order);
    expect(['pending', 'completed']).toContain(status);
    // A committed payment is booked by the job alone. An uncommitted one needs the repeated notice below.
    if (status === 'completed') {
      const survivor = await openTestMarket({ databaseUrl });
      await vi.waitFor(async () => expect(await booked(order)).toEqual([50]), { timeout: 60_000 });
      await survivor.close();
    }
    expect(await market.sendNotice(order, 'paid', 500, id)).toBe(200);
    expect(await market.statusOf(order)).toBe('completed');
    expect(await market.entries(member)).toEqual([[50, `order:${order}`]]);
    await market.expectConsistent();
  },
);
