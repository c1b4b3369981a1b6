import type { AnswerStatement } from '@danqing/nest-kit';
import { paletteArray } from './page-answer.ts';

/** No more than these are shuffled, all of them. */
const FEW = 200;
/** Rows that a draw may go on from where it hit. */
const FURTHER = 16;

/**
 * So many different public palettes by chance; all of them when there are fewer. Draws lots along the index of random
 * keys, which is a circle: after the highest key comes the lowest. The gaps between keys differ, and with them the
 * chances of the palettes behind them; going on by some rows evens that out. Half as many draws more make up for
 * repeated ones. Few palettes are shuffled instead.
 */
export const selectRandom = (message: string, limit: number): AnswerStatement => ({
  name: 'random-palettes',
  text: `
    with few as materialized (
      select id from palettes.palettes where listed order by random_key limit ${FEW} + 1
    ), draws as materialized (
      select random() as lot, floor(random() * ${FURTHER})::integer as further
      from generate_series(1, $2::integer * 3 / 2 + 4)
      where (select count(*) from few) > ${FEW}
    ), drawn as materialized (
      select distinct hit.id from draws cross join lateral (
        select id from (
          (select id from palettes.palettes where listed and random_key >= draws.lot
           order by random_key limit ${FURTHER})
          union all
          (select id from palettes.palettes where listed order by random_key limit ${FURTHER})
        ) as onwards
        limit 1 offset draws.further
      ) as hit
    ), page as materialized (
      (select id from drawn where (select count(*) from drawn) >= $2 order by random() limit $2)
      union all
      (select id from few where (select count(*) from drawn) < $2 order by random() limit $2)
    )
    select json_build_object('success', true, 'message', $1::text, 'data', ${paletteArray('random()')})::text as answer`,
  values: [message, limit],
});
