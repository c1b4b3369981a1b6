import type { Palette } from '@danqing/contracts/palettes';
import { MAX_LISTED_PAGES } from '@danqing/contracts/ports';
import type { DataSource } from 'typeorm';
import { PALETTE_FIELDS } from '../palette/palette-fields.ts';

export async function selectListed(dataSource: DataSource, id: number): Promise<Palette | null> {
  const rows = await dataSource.query<{ palette: Palette }[]>(
    `select row_to_json(item) as palette from (
       select ${PALETTE_FIELDS} from palettes.palettes as palette where id = $1 and listed
     ) as item where item."user" is not null`,
    [id],
  );
  return rows[0]?.palette ?? null;
}

export async function selectListedIds(dataSource: DataSource): Promise<number[]> {
  const rows = await dataSource.query<{ id: number }[]>(
    `select id from palettes.palettes where listed order by downloads desc, id desc limit ${MAX_LISTED_PAGES}`,
  );
  return rows.map(({ id }) => id);
}
