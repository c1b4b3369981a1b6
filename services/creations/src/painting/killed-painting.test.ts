import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, Jobs } from '@danqing/nest-kit';
import { liveAndDie, migrated, TestCredits, testDatabase } from '@danqing/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { creationsDatabase } from '../database/creations-database.ts';
import { insertPoem } from '../poem/poem.queries.ts';
import { DEATHS, type Will } from '../testing/deaths.ts';
import { openCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { PAINTING_OPTIONS, PAINTING_QUEUE } from './painting-queue.ts';
import { insertPainting } from './painting.queries.ts';

const ROUNDS = Number(process.env['PAINTING_DRILL_ROUNDS'] ?? 0);
const POINTS = ROUNDS > 0 ? Array.from({ length: ROUNDS }, () => DEATHS).flat() : DEATHS.slice(0, 3);
const MORTAL = new URL('../testing/mortal-process.ts', import.meta.url).pathname;
const MAKER = { kind: 'model', name: 'survivor' } as const;

test(
  `kill -9 at ${POINTS.length} points of painting: each painting is made once, and costs one credit`,
  { timeout: 90_000 + POINTS.length * 15_000 },
  async () => {
    const { url: databaseUrl, drop } = await testDatabase(migrated(creationsDatabase, { jobs: true }));
    const dataDir = mkdtempSync(join(tmpdir(), 'danqing-creations-'));
    const dataSource = await createDataSource(creationsDatabase(databaseUrl));
    const jobs = await Jobs.start(databaseUrl);
    onTestFinished(async () => {
      await jobs.onApplicationShutdown();
      await dataSource.destroy();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const credits = new TestCredits(() => dataSource);
    await credits.create();
    // Creates the queue with the service's settings, but works no jobs itself.
    await jobs.work(PAINTING_QUEUE, { ...PAINTING_OPTIONS, concurrency: 0 }, async () => undefined);

    for (const [index, death] of POINTS.entries()) {
      const poemId = randomUUID();
      await insertPoem(dataSource, {
        id: poemId,
        color: { id: 1, name: '月白', hex: '#EEF7F2' },
        title: '咏月白',
        lines: ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', `花落知多少${index}`],
        scene: null,
        renderings: null,
        maker: MAKER,
      });
      await dataSource.query(`insert into creations.authors values ($1, '会员')`, [index + 1]);
      await dataSource.transaction(async (transaction) => {
        const painting = { userId: index + 1, poemId, theme: 'landscape', continues: null } as const;
        const paintingId = await insertPainting(transaction, painting);
        await jobs.enqueue(PAINTING_QUEUE, { paintingId }, transaction);
      });
      const will: Will = { databaseUrl, dataDir, death };
      expect({ death, ...(await liveAndDie(MORTAL, will)) }).toMatchObject({ death, signal: 'SIGKILL' });
    }

    const painter = { maker: MAKER, paint: async () => pngOf(100, 100) };
    const survivor = await openCreations({ painter }, { databaseUrl, dataDir });
    onTestFinished(() => survivor.close());
    const ended = () =>
      dataSource.query<{ state: string }[]>(`select state from creations.paintings order by id`);
    await expect
      .poll(ended, { timeout: 60_000, interval: 500 })
      .toEqual(POINTS.map(() => ({ state: 'done' })));
    expect(
      await dataSource.query(`select user_id::integer from creations.collections order by user_id`),
    ).toEqual(POINTS.map((_, index) => ({ user_id: index + 1 })));
    for (const [index] of POINTS.entries()) {
      expect(await credits.getBalance(index + 1)).toBe(9);
      expect((await credits.holdsOf(index + 1)).map(({ state }) => state)).toEqual(['captured']);
    }
  },
);
