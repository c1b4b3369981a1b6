import type { JsonStatement } from '@danqing/nest-kit';
import { PALETTE_SEARCH_LIMIT, type PaletteSort } from '@danqing/contracts/palettes';
import { indexed, matching, type SearchFor } from '../search/conditions.ts';
import { pageResponseSql, type PageOf } from './page-response.ts';

/**
 * A fixed sample estimates how common a match is. With a million rows, walking to 1,000 matches and looking
 * all of them up take equally long at 3 % matches.
 */
const SAMPLE = { rows: 200, hits: 6 };
/** Rows to walk when matches are common; about twice what 3 % matches need. */
const WALK_ROWS = 60_000;

const ORDERS: Readonly<Record<PaletteSort, string>> = {
  downloads: 'downloads desc, id desc',
  newest: 'id desc',
};

/**
 * Returns a page of the matches among the order's first PALETTE_SEARCH_LIMIT public palettes. A sample
 * decides how: common matches are found by walking the order, rare ones by lookup and sort. A walk with too
 * few matches falls back to the lookup, so the result is always exact.
 */
export function selectMatches(message: string, page: PageOf, search: SearchFor): JsonStatement {
  const order = ORDERS[page.sortBy];
  const values: JsonStatement['values'] = [message, page.page, page.pageSize];
  const matches = matching(search, values.length + 1);
  const index = indexed(search, values.length + 1 + matches.values.length);
  const kind = [search.text === undefined ? [] : 'name', search.near === undefined ? [] : 'color'].flat();
  return {
    name: search.colorNames?.length ? undefined : ['search', ...kind, page.sortBy].join('-'),
    text: `
      with sample as materialized (
        select count(*) filter (where ${matches.sql}) >= ${SAMPLE.hits} as common
        from (
          select search_text, oklab_points from palettes.palettes
          where listed order by random_key limit ${SAMPLE.rows}
        ) as sampled
      ), walked as materialized (
        select downloads, id from (
          select downloads, id, search_text, oklab_points from palettes.palettes
          where listed order by ${order} limit ${WALK_ROWS}
        ) as ordered
        where (select common from sample) and ${matches.sql}
        order by ${order} limit ${PALETTE_SEARCH_LIMIT}
      ), looked_up as materialized (
        select downloads, id from palettes.palettes
        where listed and ${index.sql} and ${matches.sql}
          and (select count(*) from walked) < ${PALETTE_SEARCH_LIMIT}
        order by ${order} limit ${PALETTE_SEARCH_LIMIT}
      ), found as materialized (
        select downloads, id from walked where (select count(*) from walked) = ${PALETTE_SEARCH_LIMIT}
        union all
        select downloads, id from looked_up
      ), page as materialized (
        select downloads, id from found order by ${order} limit $3::integer offset ($2::integer - 1) * $3::integer
      )
      ${pageResponseSql(order, '(select count(*) from found)')}`,
    values: [...values, ...matches.values, ...index.values],
  };
}
