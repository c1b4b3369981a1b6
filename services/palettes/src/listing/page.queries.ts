import type { JsonStatement } from '@danqing/nest-kit';
import { PALETTE_PAGE_SIZE, type PaletteSort } from '@danqing/contracts/palettes';
import { pageResponseSql, type PageOf } from './page-response.ts';

/** Below this offset Postgres skips along the index; above it, segment counts locate the page. */
const SHALLOW_ROWS = 1000;

const SHALLOW_TOTAL = `
  (select sum(public_count) from palettes.page_segments where sort = 'newest')
  + (select coalesce(sum(change), 0) from palettes.page_changes)`;

interface Order {
  by: string;
  after: string;
  changed: string;
}
const ORDERS: Readonly<Record<PaletteSort, Order>> = {
  downloads: {
    by: 'downloads desc, id desc',
    after: '(downloads, id) < (select downloads, id from start)',
    changed: 'downloads',
  },
  newest: { by: 'id desc', after: 'id < (select id from start)', changed: '0' },
};

/** Returns a page of public palettes with their total, both exact, in time independent of the page number. */
export const selectPage = (message: string, page: PageOf, shallowRows = SHALLOW_ROWS): JsonStatement => {
  const deep = (page.page - 1) * page.pageSize >= shallowRows;
  return {
    name: `${deep ? 'deep' : 'shallow'}-page-${page.sortBy}`,
    text: deep ? deepPage(page.sortBy) : shallowPage(page.sortBy),
    values: [message, page.page, page.pageSize],
  };
};

// The constant limit shows the planner that few rows result; `$3` is the actual limit.
const listedKeys = (where: string, order: Order, offset: string) => `
  select downloads, id from (
    select downloads, id from palettes.palettes where ${where}
    order by ${order.by} limit ${PALETTE_PAGE_SIZE.max} offset ${offset}
  ) as keys order by ${order.by} limit $3::integer`;

const OFFSET = '($2::integer - 1) * $3::integer';

const shallowPage = (sort: PaletteSort) => `
  with page as materialized (${listedKeys('listed', ORDERS[sort], OFFSET)})
  ${pageResponseSql(ORDERS[sort].by, SHALLOW_TOTAL)}`;

/**
 * Adds up the listed rows per segment from the top, including pending changes; `through` is the sum down to a
 * row. The page starts below the last segment bound with at most OFFSET rows above it, and skips the
 * remainder. One statement reads segments, changes and palettes from one snapshot.
 */
const deepPage = (sort: PaletteSort) => {
  const order = ORDERS[sort];
  return `
    with marks as materialized (
      select downloads, id, is_bound,
        sum(change) over (order by downloads desc, id desc, is_bound rows unbounded preceding) as through
      from (
        select lower_downloads as downloads, lower_id as id, public_count as change, true as is_bound
        from palettes.page_segments where sort = '${sort}'
        union all
        select ${order.changed}, id, change, false from palettes.page_changes
      ) as counts
    ), start as materialized (
      select downloads, id, ${OFFSET} - through as remaining from marks where is_bound and through <= ${OFFSET}
      union all
      select 2147483647, 2147483647, ${OFFSET}
      order by downloads, id limit 1
    ), page as materialized (
      ${listedKeys(`listed and ${order.after}`, order, '(select remaining from start)')}
    )
    ${pageResponseSql(order.by, `(select through from marks order by downloads, id limit 1)`)}`;
};
