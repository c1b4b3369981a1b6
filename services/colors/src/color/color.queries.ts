import type { Color } from '@danqing/contracts/colors';
import type { DataSource } from 'typeorm';
import type { ColorDataFile } from './color.data-file.ts';
import { ColorEntity } from './color.entity.ts';

const DATA_FILE = 'colors';

/**
 * Makes the table equal to the data file, unless it was loaded from these very bytes before. Processes that start
 * together take turns; readers see the old rows until the new ones are complete. Returns whether it wrote.
 */
export function loadColors(dataSource: DataSource, file: ColorDataFile): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`select pg_advisory_xact_lock(hashtext('load:colors'))`);
    const loaded = await manager.query<{ sha256: string }[]>(
      `select sha256 from colors.data_files where name = $1`,
      [DATA_FILE],
    );
    if (loaded[0]?.sha256 === file.sha256) return false;
    await manager.deleteAll(ColorEntity);
    await manager.insert(ColorEntity, file.rows());
    await manager.query(
      `insert into colors.data_files (name, sha256) values ($1, $2)
       on conflict (name) do update set sha256 = excluded.sha256, loaded_at = now()`,
      [DATA_FILE, file.sha256],
    );
    return true;
  });
}

/** All colours in the order of their ids, with exactly the fields of the contract. */
export async function selectColors(dataSource: DataSource): Promise<Color[]> {
  const rows = await dataSource.query<[{ colors: string }]>(
    `select coalesce(json_agg(json_build_object(
       'id', id, 'name', name, 'pinyin', pinyin, 'pinyin_plain', pinyin_plain, 'initials', initials,
       'gloss_en', gloss_en, 'gloss_ja', gloss_ja,
       'hex', hex, 'rgb', rgb, 'cmyk', cmyk, 'cmyk_origin', cmyk_origin,
       'collection', collection, 'page', page, 'history_id', history_id, 'provenance', provenance
     ) order by id), '[]')::text as colors from colors.colors`,
  );
  return JSON.parse(rows[0].colors) as Color[];
}
