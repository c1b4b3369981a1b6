import { cocreateDatabase } from '@danqing/cocreate';
import { createDataSource } from '@danqing/nest-kit';

const WORDS = ['春江', '暮山', '秋水', '青瓷', '海棠', '竹影', '雨后', '远山'];

/**
 * Creates and fills the tables of co-created colours, with 50 colours per member. A few names have thousands
 * of colours, most have one. Likes follow a power law: most colours have none or one.
 */
export async function loadColors(databaseUrl: string, colors: number): Promise<void> {
  const dataSource = await createDataSource(cocreateDatabase(databaseUrl));
  const session = dataSource.createQueryRunner();
  try {
    await session.query(`set statement_timeout = 0`);
    const authors = Math.ceil(colors / 50);
    await session.query(
      `insert into cocreate.authors (user_id, name) select id, '会员' || id from generate_series(1, $1::integer) as id`,
      [authors],
    );
    await session.query(`alter table cocreate.colors disable trigger user`);
    await session.query(
      `insert into cocreate.colors
         (user_id, name, hex, rgb, hsl, cmyk, description, pinyin, likes_count, created_at)
       select 1 + (hashint4(row) & 2147483647) % $2::integer,
         ($3::text[])[1 + place % array_length($3::text[], 1)] || place, '#' || upper(lpad(to_hex(row), 6, '0')),
         '237,81,38', '13,84.7%,53.9%', '0,66,84,7', '取“雨后”之意。', 'yǔ hòu qīng',
         least(power(1 - random(), -0.8) - 1, 5000)::integer, now() - ($1::integer - row) * interval '1 second'
       from generate_series(1, $1::integer) as row
       cross join lateral (
         select floor($1::integer * power((hashint4(row + 7) & 2147483647) / 2147483648.0, 3))::integer as place
       ) as named
       order by row`,
      [colors, authors, WORDS],
    );
    await session.query(`alter table cocreate.colors enable trigger user`);
    await session.query(
      `insert into cocreate.names (name, color_count, likes, latest_id)
       select name, count(*), max(likes_count), max(id) from cocreate.colors where listed group by name`,
    );
    await session.query(`update cocreate.totals set names = (select count(*) from cocreate.names)`);
    await session.query(
      `insert into cocreate.name_counts
       select sort, part_likes, part_range, count(*)
       from cocreate.names cross join lateral cocreate.places_of(likes, latest_id) group by 1, 2, 3`,
    );
    await session.query(
      `vacuum (analyze) cocreate.colors, cocreate.names, cocreate.authors, cocreate.name_counts`,
    );
    await session.release();
  } finally {
    await dataSource.destroy();
  }
}
