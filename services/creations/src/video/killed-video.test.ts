import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, Jobs } from '@danqing/nest-kit';
import { openStorage } from '@danqing/nest-kit/storage';
import { liveAndDie, migrated, TestCredits, testDatabase } from '@danqing/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { creationsStore } from '../store/creations-store.ts';
import { creationsDatabase } from '../database/creations-database.ts';
import { PictureStore } from '../picture/picture-store.ts';
import { scalePicture } from '@danqing/drawing/pictures';
import { insertPoem } from '../poem/poem.queries.ts';
import { countedAnimator, createTestTasks } from '../testing/counted-animator.ts';
import { VIDEO_DEATHS, type Will } from '../testing/deaths.ts';
import { openCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { VIDEO_OPTIONS, VIDEO_QUEUE } from './video-queue.ts';
import { insertVideo } from './video.queries.ts';

const ROUNDS = Number(process.env['VIDEO_DRILL_ROUNDS'] ?? 0);
const POINTS =
  ROUNDS > 0
    ? Array.from({ length: ROUNDS }, () => VIDEO_DEATHS).flat()
    : (['after storing', 'after capture', 'after the task'] as const);
const MORTAL = new URL('../testing/mortal-process.ts', import.meta.url).pathname;
const MAKER = { kind: 'model', name: 'survivor' } as const;

test(
  `kill -9 at ${POINTS.length} points of a video: each video is made once, and costs five credits`,
  { timeout: 120_000 + POINTS.length * 30_000 },
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
    await createTestTasks(dataSource);
    // Creates the queue with the service's settings, but works no jobs itself.
    await jobs.work(VIDEO_QUEUE, { ...VIDEO_OPTIONS, concurrency: 0 }, async () => undefined);
    const pictures = new PictureStore(openStorage(creationsStore, { dataDir, s3: null }), scalePicture);
    const { picture, width, height } = await pictures.keep(pngOf(100, 100), AbortSignal.timeout(30_000));

    for (const [index, death] of POINTS.entries()) {
      const [userId, poemId] = [index + 1, randomUUID()];
      await insertPoem(dataSource, {
        id: poemId,
        color: { id: 1, name: '月白', hex: '#EEF7F2' },
        title: '咏月白',
        lines: ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', `花落知多少${index}`],
        scene: null,
        renderings: null,
        maker: MAKER,
      });
      await dataSource.query(`insert into creations.authors (user_id, name) values ($1, '会员')`, [userId]);
      await dataSource.transaction(async (transaction) => {
        const [{ id: imageId }] = await transaction.query<[{ id: number }]>(
          `with created as (
             insert into creations.collections (user_id, poem_id, color_name, theme, is_listed)
             values ($1, $2, '月白', 'landscape', true) returning id)
           insert into creations.paintings
             (user_id, poem_id, theme, collection_id, state, picture, width, height, maker)
           select $1, $2, 'landscape', id, 'done', $3, $4, $5, $6 from created returning id`,
          [userId, poemId, picture, width, height, JSON.stringify(MAKER)],
        );
        const videoId = await insertVideo(transaction, { userId, imageId });
        await jobs.enqueue(VIDEO_QUEUE, { videoId }, transaction);
      });
      const will: Will = { databaseUrl, dataDir, death };
      expect({ death, ...(await liveAndDie(MORTAL, will)) }).toMatchObject({ death, signal: 'SIGKILL' });
    }

    const survivor = await openCreations(
      { animator: countedAnimator(() => dataSource) },
      { databaseUrl, dataDir },
    );
    onTestFinished(() => survivor.close());
    const ended = () => dataSource.query<object[]>(`select state from creations.videos order by id`);
    await expect
      .poll(ended, { timeout: 90_000, interval: 500 })
      .toEqual(POINTS.map(() => ({ state: 'done' })));
    for (const [index] of POINTS.entries()) {
      expect(await credits.getBalance(index + 1)).toBe(5);
      expect((await credits.holdsOf(index + 1)).map(({ state }) => state)).toEqual(['captured']);
    }
    // A task begun before the crash is resumed, never begun again.
    const tasks = await dataSource.query<object[]>(
      `select seed, count(*)::integer from creations.test_tasks group by seed order by seed::integer`,
    );
    expect(tasks).toEqual(POINTS.map((_, index) => ({ seed: String(index + 1), count: 1 })));
  },
);
