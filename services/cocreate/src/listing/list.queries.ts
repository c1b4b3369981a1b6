import { COCREATE_PAGE_SIZE, GROUP_ITEMS, type CocreateSort } from '@danqing/contracts/cocreate';
import type { Locale } from '@danqing/contracts/locale';
import type { JsonStatement } from '@danqing/nest-kit';
import { colorFields, groupItemFields } from '../color/color-fields.ts';

export interface PageOf {
  sort: CocreateSort;
  page: number;
  pageSize: number;
  userId: number | null;
}

interface Order {
  names: string;
  colors: string;
  before: string;
  /** SQL for the upper end of a partition of name_counts. Must match the boundaries in cocreate.places_of. */
  top: string;
  from: (part: string) => string;
}
const ORDERS: Readonly<Record<CocreateSort, Order>> = {
  latest: {
    names: 'latest_id desc',
    colors: 'id desc',
    before: 'latest_id > found.latest_id',
    top: '0 as top_likes, (range + 1::bigint) << 12 as top_id',
    from: (part) => `latest_id < (select top_id from ${part})`,
  },
  likes: {
    names: 'likes desc, latest_id desc',
    colors: 'likes_count desc, id desc',
    before: '(likes, latest_id) > (found.likes, found.latest_id)',
    top: `case when likes < 16 then likes else 2::bigint * likes end as top_likes,
      case when likes < 16 then (range + 1::bigint) << 12 else 0 end as top_id`,
    from: (part) => `(likes, latest_id) < (select top_likes, top_id from ${part})`,
  },
};

const OFFSET = '($2::integer - 1) * $3::integer';

/** SQL for the partitions of the list of all names, with the number of names before each. */
const partsOf = (sort: CocreateSort) => `parts as materialized (
  select likes, range, name_count, ${ORDERS[sort].top},
    sum(name_count) over (order by likes desc, range desc) - name_count as skipped
  from cocreate.name_counts where sort = '${sort}')`;

const SOURCES = {
  all: {
    before: '',
    names: '(select * from cocreate.names where color_count > 0)',
    total: '(select names from cocreate.totals)',
    colors: 'cocreate.colors',
    listed: 'listed',
  },
  own: {
    before: `own as materialized (select * from cocreate.colors where user_id = $4 and deleted_at is null and listed),
      own_names as materialized (
        select name, count(*)::integer as color_count, max(likes_count) as likes, max(id) as latest_id
        from own group by name),`,
    names: 'own_names',
    total: '(select count(*)::integer from own_names)',
    colors: 'own',
    listed: 'true',
  },
} as const;

/**
 * Selects a page of names with their first colours as JSON text. Parameters: $1 picture prefix, $2 page, $3
 * page size, $4 member. The maximum page size is a constant, so that the planner expects few rows. In the
 * list of all names, the scan starts at the partition that contains the page, so deep pages skip few rows.
 */
export function selectPage({
  sort,
  page,
  pageSize,
  userId,
  locale,
}: PageOf & { locale: Locale }): (prefix: string) => JsonStatement {
  const source = userId === null ? 'all' : 'own';
  const { before, names, total, colors, listed } = SOURCES[source];
  const order = ORDERS[sort];
  const ofName = (limit: number) =>
    `select * from ${colors} as one where one.name = page.name and ${listed} order by ${order.colors} limit ${limit}`;
  const start =
    source === 'own'
      ? { before, where: 'true', offset: OFFSET }
      : {
          before: `${partsOf(sort)}, start as materialized (
            select * from parts where skipped <= ${OFFSET} and skipped + name_count > ${OFFSET}),`,
          where: order.from('start'),
          offset: `${OFFSET} - (select skipped::integer from start)`,
        };
  const text = `
    with ${start.before} page as materialized (
      select * from (
        select name, color_count, likes, latest_id from ${names} as listed_names where ${start.where}
        order by ${order.names} limit ${COCREATE_PAGE_SIZE.max} offset ${start.offset}
      ) as keys order by ${order.names} limit $3::integer
    )
    select json_build_object(
      'items', (
        select coalesce(json_agg((
          select row_to_json(item) from (
            select ${colorFields(locale)},
              (select json_agg(row_to_json(circle)) from (
                select ${groupItemFields(locale)} from (${ofName(GROUP_ITEMS)}) as color) as circle) as group_items,
              page.color_count as group_total
            from (${ofName(1)}) as color join cocreate.authors as author using (user_id)
          ) as item
        ) order by ${order.names}), '[]') from page),
      'total', ${total}, 'page', $2::integer, 'pageSize', $3::integer)::text as answer`;
  return (prefix) => ({
    name: `cocreated-${source}-${sort}-${locale}`,
    text,
    values: [prefix, page, pageSize, ...(userId === null ? [] : [userId])],
  });
}

export function selectPageOfHex(
  hex: string,
  { sort, pageSize, userId }: Omit<PageOf, 'page'>,
): JsonStatement {
  const source = userId === null ? 'all' : 'own';
  const { before, names, colors, listed } = SOURCES[source];
  const order = ORDERS[sort];
  const found = `found as materialized (
    select likes, latest_id from ${names} as names
    where name = (
      select name from ${colors} as one where one.hex = $2 and ${listed} order by id desc limit 1))`;
  const part = `part as materialized (
    select parts.* from found
    join cocreate.places_of(found.likes, found.latest_id) as place on place.sort = '${sort}'
    join parts on (parts.likes, parts.range) = (part_likes, part_range))`;
  const [ctes, skipped, where] =
    source === 'own'
      ? [`${before} ${found}`, '0', 'true']
      : [`${found}, ${partsOf(sort)}, ${part}`, '(select skipped::integer from part)', order.from('part')];
  return {
    name: `cocreated-hex-${source}-${sort}`,
    // $1 is unused and keeps the parameter numbers aligned with `selectPage`. $2 is the hex.
    text: `
      with ${ctes}
      select (1 + (${skipped} + (
          select count(*) from ${names} as others where ${order.before} and ${where})) / $3::integer)::text as answer
      from found where $1::text is not null`,
    values: ['', hex, pageSize, ...(userId === null ? [] : [userId])],
  };
}
