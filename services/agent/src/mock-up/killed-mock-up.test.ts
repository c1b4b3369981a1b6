import { pngOf } from '@danqing/drawing/testing';
import { crashJobs } from '@danqing/test-kit';
import { test } from 'vitest';
import { agentDatabase } from '../database/agent-database.ts';
import { CRASH_POINTS } from '../testing/crash-points.ts';
import { openAgent } from '../testing/open-agent.ts';
import { MOCK_UP_JOBS } from './mock-up-jobs.ts';
import { insertMockUp } from './mock-up.queries.ts';

/** The drill runs all crash points several times; a test run runs the first three once. */
const ROUNDS = Number(process.env['DRESSING_DRILL_ROUNDS'] ?? 0);
const POINTS =
  ROUNDS > 0 ? Array.from({ length: ROUNDS }, () => CRASH_POINTS).flat() : CRASH_POINTS.slice(0, 3);

test(
  `kill -9 at ${POINTS.length} points of a mock-up: each is made once, and costs two credits`,
  { timeout: 90_000 + POINTS.length * 15_000 },
  () =>
    crashJobs({
      job: MOCK_UP_JOBS,
      database: agentDatabase,
      price: 2,
      program: new URL('../testing/crash-process.ts', import.meta.url).pathname,
      points: POINTS,
      insert: (transaction, userId) =>
        insertMockUp(
          transaction,
          { userId, category: '服装', patternHash: Buffer.alloc(32, userId), repeatable: false },
          pngOf(64, 64),
        ),
      survive: (site) =>
        openAgent(
          { dresser: { maker: { kind: 'model', name: 'survivor' }, render: async () => pngOf(400, 300) } },
          site,
        ),
    }),
);
