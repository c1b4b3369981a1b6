import type { JsonStatement } from '@danqing/nest-kit';
import { paletteArray } from './page-response.ts';

/** Up to this many palettes are shuffled instead of sampled. */
const FEW = 200;
/** Exclusive maximum of the random number of rows by which a draw moves on. */
const FURTHER = 16;

/**
 * Selects different public palettes at random, or all if there are fewer. Each draw starts at a random key in
 * the index and wraps around at its end. Uneven gaps between keys would skew the odds, so each draw moves on
 * by a random number of rows. 50 % extra draws replace duplicates. A small set is shuffled instead.
 */
export const selectRandom = (message: string, limit: number): JsonStatement => ({
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
