import type { JsonStatement } from '@danqing/nest-kit';
import type { OwnPalettesQuery } from '@danqing/contracts/palettes';
import type { DataSource } from 'typeorm';
import { paletteArray } from '../listing/page-response.ts';
import { OWN_PALETTE_FIELDS } from '../palette/palette-fields.ts';
import { matching, type SearchFor } from '../search/conditions.ts';

export function selectOwnPage(
  message: string,
  userId: number,
  { after, limit }: Pick<OwnPalettesQuery, 'after' | 'limit'>,
  search: SearchFor,
): JsonStatement {
  const values: JsonStatement['values'] = [message, userId, after ?? null, limit];
  const matches = matching(search, values.length + 1);
  const kind = [search.text === undefined ? [] : 'name', search.near === undefined ? [] : 'color'].flat();
  return {
    name: search.colorNames?.length ? undefined : ['own-page', ...kind].join('-'),
    text: `
      with found as materialized (
        select id from palettes.palettes where user_id = $2 and deleted_at is null and ${matches.sql}
      ), page as materialized (
        select id from found where $3::integer is null or id < $3::integer order by id desc limit $4::integer
      )
      select json_build_object('success', true, 'message', $1::text, 'data', json_build_object(
        'items', ${paletteArray('id desc', OWN_PALETTE_FIELDS)},
        'total', (select count(*) from found),
        'keys', (
          select coalesce(json_agg(id order by place), '[]')
          from (select id, row_number() over (order by id desc) as place from found) as places
          where place % $4::integer = 0
        )
      ))::text as answer`,
    values: [...values, ...matches.values],
  };
}

export interface OwnPaletteText {
  id: number;
  text: string;
}

export function selectOwnTexts(
  dataSource: DataSource,
  userId: number,
  olderThan: number,
  limit: number,
): Promise<OwnPaletteText[]> {
  return dataSource.query(
    `select id, row_to_json(item)::text as text from (
       select ${OWN_PALETTE_FIELDS} from palettes.palettes as palette
       where user_id = $1 and deleted_at is null and id < $2 order by id desc limit $3
     ) as item order by id desc`,
    [userId, olderThan, limit],
  );
}
