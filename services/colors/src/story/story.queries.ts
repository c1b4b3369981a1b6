import type { DataSource } from 'typeorm';
import { DataFileEntity } from '../color/data-file.entity.ts';
import type { StoryDataFiles } from './story.data-files.ts';
import { StoryEntity } from './story.entity.ts';

const DATA_FILE = 'stories';

/** Replaces the table with the files, as `loadColors` does. Returns whether it wrote. */
export function loadStories(dataSource: DataSource, { sha256, rows }: StoryDataFiles): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`select pg_advisory_xact_lock(hashtext('load:stories'))`);
    const loaded = await manager.findOneBy(DataFileEntity, { name: DATA_FILE });
    if (loaded?.sha256 === sha256) return false;
    await manager.deleteAll(StoryEntity);
    await manager.insert(StoryEntity, rows());
    await manager.upsert(DataFileEntity, { name: DATA_FILE, sha256, loaded_at: () => 'now()' }, ['name']);
    return true;
  });
}

export const selectStories = (dataSource: DataSource): Promise<StoryEntity[]> =>
  dataSource.getRepository(StoryEntity).find({ order: { id: 'asc' } });
