import { randomUUID } from 'node:crypto';
import { scalePicture } from '@danqing/drawing/pictures';
import { pngOf } from '@danqing/drawing/testing';
import { openStorage } from '@danqing/nest-kit/storage';
import { crashJobs } from '@danqing/test-kit';
import { expect, test } from 'vitest';
import { creationsDatabase } from '../database/creations-database.ts';
import { PictureStore, type StoredPicture } from '../picture/picture-store.ts';
import { creationsStore } from '../store/creations-store.ts';
import { countedAnimator, createTestTasks } from '../testing/counted-animator.ts';
import { VIDEO_CRASH_POINTS } from '../testing/crash-points.ts';
import { insertTestPoem } from '../testing/insert-test-poem.ts';
import { openCreations } from '../testing/open-creations.ts';
import { VIDEO_JOBS } from './video-jobs.ts';
import { insertVideo } from './video.queries.ts';

const ROUNDS = Number(process.env['VIDEO_DRILL_ROUNDS'] ?? 0);
const POINTS =
  ROUNDS > 0
    ? Array.from({ length: ROUNDS }, () => VIDEO_CRASH_POINTS).flat()
    : (['after storing', 'after capture', 'after the task'] as const);

test(
  `kill -9 at ${POINTS.length} points of a video: each video is made once, and costs five credits`,
  { timeout: 120_000 + POINTS.length * 30_000 },
  async () => {
    let painted: StoredPicture;
    await crashJobs({
      job: VIDEO_JOBS,
      database: creationsDatabase,
      price: 5,
      program: new URL('../testing/crash-process.ts', import.meta.url).pathname,
      points: POINTS,
      async prepare(dataSource, dataDir) {
        await createTestTasks(dataSource);
        const pictures = new PictureStore(openStorage(creationsStore, { dataDir, s3: null }), scalePicture);
        painted = await pictures.store(pngOf(100, 100), AbortSignal.timeout(30_000));
      },
      async insert(transaction, userId) {
        const poemId = randomUUID();
        await insertTestPoem(transaction, poemId, userId);
        const { picture, width, height } = painted;
        const [{ id: imageId }] = await transaction.query<[{ id: number }]>(
          `with created as (
             insert into creations.collections (user_id, poem_id, color_name, theme, is_listed)
             values ($1, $2, '月白', 'landscape', true) returning id)
           insert into creations.paintings
             (user_id, poem_id, theme, collection_id, state, picture, width, height, maker)
           select $1, $2, 'landscape', id, 'done', $3, $4, $5, $6 from created returning id`,
          [userId, poemId, picture, width, height, JSON.stringify({ kind: 'model', name: 'survivor' })],
        );
        return insertVideo(transaction, { userId, imageId });
      },
      survive: ({ dataSource, ...site }) =>
        openCreations({ animator: countedAnimator(() => dataSource) }, site),
      async check(dataSource) {
        // A task begun before the crash is resumed, never begun again.
        const tasks = await dataSource.query<object[]>(
          `select seed, count(*)::integer from creations.test_tasks group by seed order by seed::integer`,
        );
        expect(tasks).toEqual(POINTS.map((_, index) => ({ seed: String(index + 1), count: 1 })));
      },
    });
  },
);
