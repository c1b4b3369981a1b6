import { onTestFinished } from 'vitest';
import { openReleasePlane } from '../plane/release-plane.ts';
import { type TestPlane } from './open-plane.ts';
import type { BuildOverrides } from './release-build.ts';
import { ActiveReleases } from '../documents/active-releases.ts';
import { openReleaseKey } from '../documents/release-key.ts';

export const by = { area: 'generator', actor: 'li', reason: '' };

export const version = (number: number): BuildOverrides => ({
  files: { 'entry.js': `start(${number})`, 'area.css': '' },
});

/**
 * Reads documents over a pool and a listening connection, each of which a test may route through a proxy. It
 * polls only once an hour by default, so that it learns of moves by notification.
 */
export async function startReading(
  plane: TestPlane,
  {
    pool,
    listener,
    environment = 'production',
    heartbeatMs = 3_600_000,
  }: { pool?: string; listener?: string; environment?: string; heartbeatMs?: number } = {},
) {
  const errors: unknown[] = [];
  const { database } = await openReleasePlane({
    databaseUrl: pool ?? plane.databaseUrl,
    dataDir: plane.dataDir,
  });
  const active = new ActiveReleases({
    database,
    databaseUrl: listener ?? plane.databaseUrl,
    environment,
    heartbeatMs,
    key: await openReleaseKey({ database, dataDir: plane.dataDir }),
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => database.destroy());
  onTestFinished(() => active.stop());
  await active.start();
  const resolve = async (visitor: string | null = null) =>
    (await active.getDocument(visitor))?.document.areas.find((area) => area.area === 'generator');
  const current = async () => (await resolve())?.release;
  return { active, resolve, current, errors };
}

export async function killListeners(plane: TestPlane): Promise<number> {
  const killed = await plane.database.query<unknown[]>(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  return killed.length;
}
