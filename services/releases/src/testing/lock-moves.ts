import { DatabaseClient } from '@danqing/nest-kit';
import { onTestFinished, vi } from 'vitest';
import type { TestPlane } from './open-plane.ts';

interface LockedMoves {
  /** Resolves once this many moves or freezes wait for the lock. They get it in the order in which they began. */
  waiting: (count: number) => Promise<unknown>;
  release: () => Promise<unknown>;
}

/** Takes the lock of all moves. */
export async function lockMovesOf({ databaseUrl }: TestPlane): Promise<LockedMoves> {
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table releases.events in share row exclusive mode');
  return {
    waiting: (count) =>
      vi.waitUntil(async () => {
        const { rows } = await client.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
           where d.datname = current_database() and relation = 'releases.events'::regclass and not granted`,
        );
        return rows[0]?.waiting === count;
      }),
    release: () => client.query('commit'),
  };
}
