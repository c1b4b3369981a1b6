import type { PublicPalettesQuery } from '@danqing/contracts/palettes';
import { PALETTE_FIELDS } from '../palette/palette-fields.ts';

export type PageOf = Pick<PublicPalettesQuery, 'page' | 'pageSize' | 'sortBy'>;

/** Returns SQL for a JSON array of the palettes whose ids are in the relation `page`. */
export const paletteArray = (order: string, fields = PALETTE_FIELDS) => `
  (select coalesce(json_agg((
     select row_to_json(item) from (
       select ${fields} from palettes.palettes as palette where palette.id = page.id
     ) as item
   ) order by ${order}), '[]') from page)`;

/**
 * Returns SQL for a response page from the keys in `page`. `$1` is the message, `$2` the page, `$3` its size.
 */
export const pageResponseSql = (order: string, total: string) => `
  select json_build_object('success', true, 'message', $1::text, 'data', json_build_object(
    'items', ${paletteArray(order)},
    'total', ${total},
    'page', $2::integer,
    'pageSize', $3::integer
  ))::text as answer`;
