import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataSource } from '@danqing/nest-kit';
import { oklabPoint, palettesDatabase, rebuildPageSegments } from '@danqing/palettes';
import { WORKSPACE } from '../steps.ts';

const BATCH_ROWS = 100_000;
const COLOR_LISTS = 20_000;
const WORDS = ['春江', '暮山', '秋水', '青瓷', 'palette', 'sunset', '海棠', '竹影'];

/**
 * Creates and fills the palettes tables, with one private palette per 20 public ones and 50 palettes per
 * member. Downloads follow a power law: most palettes have none or one, a few tens of thousands.
 */
export async function loadPalettes(databaseUrl: string, publicPalettes: number): Promise<void> {
  const dataSource = await createDataSource(palettesDatabase(databaseUrl));
  const session = dataSource.createQueryRunner();
  try {
    await session.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    await session.query(
      `create temporary table lists as
       select list, json_agg(color) as colors, string_agg(color ->> 'name', e'\\n') as names, array_agg(point) as points
       from generate_series(1, $1::integer) as list
       cross join lateral generate_series(1, 3 + list % 9) as place
       join unnest($2::json[], $3::integer[]) with ordinality as known (color, point, number)
         on number = 1 + (hashint8(list * 100::bigint + place) & 2147483647) % array_length($2::json[], 1)
       group by list`,
      [COLOR_LISTS, ...knownColors()],
    );
    await session.query(`create index on lists (list); analyze lists`);
    const authors = Math.ceil(publicPalettes / 50);
    await session.query(
      `insert into palettes.authors (user_id, name) select id, '会员' || id from generate_series(1, $1::integer) as id`,
      [authors],
    );

    // Triggers and index updates for each row would take an hour.
    const indexes = (await session.query(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'palettes.palettes'::regclass and not indisprimary`,
    )) as { name: string; definition: string }[];
    for (const { name } of indexes) await session.query(`drop index ${name}`);
    await session.query(`alter table palettes.palettes disable trigger user`);
    const rows = publicPalettes + publicPalettes / 20;
    for (let first = 1; first <= rows; first += BATCH_ROWS) {
      await session.query(
        `insert into palettes.palettes
           (user_id, created_at, downloads, is_public, name, description, search_text, oklab_points, colors)
         select 1 + (hashint4(row) & 2147483647) % $3::integer, now() - ($5::integer - row) * interval '1 second',
           least(power(1 - random(), -0.8) - 1, 100000)::integer, row % 21 > 0,
           name, '', name || e'\\n' || names, points, colors
         from generate_series($1::integer, $2::integer) as row
         cross join lateral (
           select ($4::text[])[1 + row % array_length($4::text[], 1)] || ' ' || substr(md5(row::text), 1, 6) as name
         ) as named
         join lists on list = 1 + (hashint4(row + 7) & 2147483647) % ${COLOR_LISTS}
         order by row`,
        [first, Math.min(first + BATCH_ROWS - 1, rows), authors, WORDS, rows],
      );
    }
    for (const { definition } of indexes) await session.query(definition);
    await session.query(`alter table palettes.palettes enable trigger user`);
    await session.query(`vacuum (analyze) palettes.palettes, palettes.authors`);
    await session.release();
    await rebuildPageSegments(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function knownColors(): [string[], number[]] {
  const file = join(WORKSPACE, 'services/colors/data/colors.json');
  const colors = JSON.parse(readFileSync(file, 'utf8')) as { hex: string; name: string; pinyin: string }[];
  return [
    colors.map(({ hex, name, pinyin }) =>
      JSON.stringify({ hex, name, pinyin, type: 'scheme', shade: '500' }),
    ),
    colors.map(({ hex }) => oklabPoint(hex)),
  ];
}
