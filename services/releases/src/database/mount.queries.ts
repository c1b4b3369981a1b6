import type { DataSource } from 'typeorm';
import { MountEntity } from './mount.entity.ts';

export type Mount = Omit<MountEntity, 'at'>;

/** Returns when a browser last mounted exactly this combination (ISO 8601, UTC), or null. */
export async function selectMountTime(dataSource: DataSource, mount: Mount): Promise<string | null> {
  const found = await dataSource.getRepository(MountEntity).findOneBy(mount);
  return found?.at ?? null;
}

export async function upsertMount(dataSource: DataSource, mount: Mount): Promise<void> {
  await dataSource
    .getRepository(MountEntity)
    .upsert({ ...mount, at: () => 'now()' }, ['environment', 'area', 'release', 'beside']);
}

export async function deleteMount(dataSource: DataSource, mount: Mount): Promise<void> {
  await dataSource.getRepository(MountEntity).delete(mount);
}
