import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngOf } from '@danqing/drawing/testing';
import { createDataSource, Jobs } from '@danqing/nest-kit';
import { liveAndDie, migrated, TestCredits, testDatabase } from '@danqing/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { agentDatabase } from '../database/agent-database.ts';
import { DEATHS, type Will } from '../testing/deaths.ts';
import { openAgent } from '../testing/open-agent.ts';
import { DRESSING_OPTIONS, DRESSING_QUEUE } from './dressing-queue.ts';
import { insertDressing } from './dressing.queries.ts';

/** The drill runs all crash points several times; a test run runs the first three once. */
const ROUNDS = Number(process.env['DRESSING_DRILL_ROUNDS'] ?? 0);
const POINTS = ROUNDS > 0 ? Array.from({ length: ROUNDS }, () => DEATHS).flat() : DEATHS.slice(0, 3);
const MORTAL = new URL('../testing/mortal-process.ts', import.meta.url).pathname;

test(
  `kill -9 at ${POINTS.length} points of a dressing: each is made once, and costs two credits`,
  { timeout: 90_000 + POINTS.length * 15_000 },
  async () => {
    const { url: databaseUrl, drop } = await testDatabase(migrated(agentDatabase, { jobs: true }));
    const dataDir = mkdtempSync(join(tmpdir(), 'danqing-agent-'));
    const dataSource = await createDataSource(agentDatabase(databaseUrl));
    const jobs = await Jobs.start(databaseUrl);
    onTestFinished(async () => {
      await jobs.onApplicationShutdown();
      await dataSource.destroy();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const credits = new TestCredits(() => dataSource);
    await credits.create();
    // Creates the queue with the service's settings, but without a worker.
    await jobs.work(DRESSING_QUEUE, { ...DRESSING_OPTIONS, concurrency: 0 }, async () => undefined);

    for (const [index, death] of POINTS.entries()) {
      await dataSource.transaction(async (transaction) => {
        const wanted = {
          userId: index + 1,
          category: '服装',
          patternHash: Buffer.alloc(32, index),
          repeatable: false,
        } as const;
        const dressingId = await insertDressing(transaction, wanted, pngOf(64, 64));
        await jobs.enqueue(DRESSING_QUEUE, { dressingId }, transaction);
      });
      const will: Will = { databaseUrl, dataDir, death };
      expect({ death, ...(await liveAndDie(MORTAL, will)) }).toMatchObject({ death, signal: 'SIGKILL' });
    }

    const dresser = {
      maker: { kind: 'model', name: 'survivor' },
      dress: async () => pngOf(400, 300),
    } as const;
    const survivor = await openAgent({ dresser }, { databaseUrl, dataDir });
    onTestFinished(() => survivor.close());
    const ended = () =>
      dataSource.query<{ state: string }[]>(`select state from agent.dressings order by id`);
    await expect
      .poll(ended, { timeout: 60_000, interval: 500 })
      .toEqual(POINTS.map(() => ({ state: 'done' })));
    for (const [index] of POINTS.entries()) {
      expect(await credits.getBalance(index + 1)).toBe(8);
      expect((await credits.holdsOf(index + 1)).map(({ state }) => state)).toEqual(['captured']);
    }
  },
);
