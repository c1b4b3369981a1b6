import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import type { DataSource, EntityManager } from 'typeorm';
import { selectRunningReleases } from '../database/pointer.queries.ts';
import { readReleases } from '../database/release-cache.ts';

export interface RunningRelease {
  area: string;
  release: string;
  descriptor: ReleaseDescriptor;
}

/** Returns every release that a visitor of the environment may get, including canaries. */
export async function readRunningReleases(
  database: DataSource | EntityManager,
  environment: string,
): Promise<RunningRelease[]> {
  const running = await selectRunningReleases(database, environment);
  const rows = await readReleases(database, running);
  const descriptors = new Map(rows.map(({ area, id, descriptor }) => [`${area}/${id}`, descriptor]));
  return running.map(({ area, release }) => ({
    area,
    release,
    descriptor: descriptors.get(`${area}/${release}`)!,
  }));
}
