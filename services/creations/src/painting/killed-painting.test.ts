import { randomUUID } from 'node:crypto';
import { pngOf } from '@danqing/drawing/testing';
import { crashJobs } from '@danqing/test-kit';
import { expect, test } from 'vitest';
import { creationsDatabase } from '../database/creations-database.ts';
import { CRASH_POINTS } from '../testing/crash-points.ts';
import { insertTestPoem } from '../testing/insert-test-poem.ts';
import { openCreations } from '../testing/open-creations.ts';
import { PAINTING_JOBS } from './painting-jobs.ts';
import { insertPainting } from './painting.queries.ts';

const ROUNDS = Number(process.env['PAINTING_DRILL_ROUNDS'] ?? 0);
const POINTS =
  ROUNDS > 0 ? Array.from({ length: ROUNDS }, () => CRASH_POINTS).flat() : CRASH_POINTS.slice(0, 3);

test(
  `kill -9 at ${POINTS.length} points of painting: each painting is made once, and costs one credit`,
  { timeout: 90_000 + POINTS.length * 15_000 },
  () =>
    crashJobs({
      job: PAINTING_JOBS,
      database: creationsDatabase,
      price: 1,
      program: new URL('../testing/crash-process.ts', import.meta.url).pathname,
      points: POINTS,
      async insert(transaction, userId) {
        const poemId = randomUUID();
        await insertTestPoem(transaction, poemId, userId);
        return insertPainting(transaction, { userId, poemId, theme: 'landscape', continues: null });
      },
      survive: (site) =>
        openCreations(
          { painter: { maker: { kind: 'model', name: 'survivor' }, paint: async () => pngOf(100, 100) } },
          site,
        ),
      async check(dataSource) {
        const owners = await dataSource.query<object[]>(
          `select user_id::integer from creations.collections order by user_id`,
        );
        expect(owners).toEqual(POINTS.map((_, index) => ({ user_id: index + 1 })));
      },
    }),
);
