import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';
import { selectPage } from './list.queries.ts';

/**
 * One name has this many colours; as many other names have one colour each. The planner thus estimates two
 * colours per name.
 */
const COLORS_OF_ONE = 2_000;

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
  await cocreate.dataSource.query(`insert into cocreate.authors (user_id, name) values (1, '会员')`);
  await cocreate.dataSource.query(
    `insert into cocreate.colors (user_id, name, hex, rgb, hsl, cmyk, description, pinyin, likes_count)
     select 1, case when row <= $1 then '春' else '名' || row end, '#' || lpad(upper(to_hex(row)), 6, '0'),
       '237,81,38', '13,84.7%,53.9%', '0,66,84,7', '', '', case when row <= $1 then 10 else 0 end + row % 7
     from generate_series(1, 2 * $1::integer) as row`,
    [COLORS_OF_ONE],
  );
  await cocreate.dataSource.query(`analyze cocreate.colors, cocreate.names, cocreate.name_counts`);
});
afterAll(() => cocreate.close());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const scansOf = (plan: Plan): Plan[] => [
  ...(plan['Relation Name'] === 'colors' ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

async function rowsOfName(sort: 'latest' | 'likes', page: number): Promise<number> {
  const { text, values } = selectPage({ sort, page, pageSize: 24, userId: null, locale: 'zh' })('/');
  const [row] = await cocreate.dataSource.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
    `explain (analyze, format json) ${text}`,
    [...values],
  );
  const scans = scansOf(row['QUERY PLAN'][0].Plan);
  expect(scans.length).toBeGreaterThan(0);
  return Math.max(...scans.map((scan) => scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)));
}

it.each(['latest', 'likes'] as const)(
  'reads five colours of a name at most, of one that has thousands too, sorted by %s',
  async (sort) => {
    const last = Math.ceil((COLORS_OF_ONE + 1) / 24);
    for (const page of [1, 2, last])
      expect(await rowsOfName(sort, page), `page ${page}`).toBeLessThanOrEqual(5);
  },
);
