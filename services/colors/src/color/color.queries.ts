import type { Color } from '@danqing/contracts/colors';
import type { DataSource } from 'typeorm';
import type { ColorDataFile } from './color.data-file.ts';
import { ColorEntity } from './color.entity.ts';
import { DataFileEntity } from './data-file.entity.ts';

const DATA_FILE = 'colors';

/**
 * Replaces the table with the data file unless it was loaded from the same bytes. An advisory lock serialises
 * processes that start together. Readers see the old rows until the commit. Returns whether it wrote.
 */
export function loadColors(dataSource: DataSource, file: ColorDataFile): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`select pg_advisory_xact_lock(hashtext('load:colors'))`);
    const loaded = await manager.findOneBy(DataFileEntity, { name: DATA_FILE });
    if (loaded?.sha256 === file.sha256) return false;
    await manager.deleteAll(ColorEntity);
    await manager.insert(ColorEntity, file.rows());
    const { sha256 } = file;
    await manager.upsert(DataFileEntity, { name: DATA_FILE, sha256, loaded_at: () => 'now()' }, ['name']);
    return true;
  });
}

export const selectColors = (dataSource: DataSource): Promise<Color[]> =>
  dataSource.getRepository(ColorEntity).find({ order: { id: 'asc' } });
