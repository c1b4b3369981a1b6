import type { ColorSearchQuery } from '@danqing/contracts/cocreate';
import type { JsonStatement } from '@danqing/nest-kit';
import { nameForms } from './name-forms.ts';

/** Limit per kind of match, so that a common search term costs no more than any other. */
const MAX_CANDIDATES = 100;

const PARTS = [`e'\n' || line || e'\n'`, `e'\n' || line`, `line`];

const matching = (part: string, place: number) => `
  (select id, name, hex, pinyin, likes_count, ${place} as place from cocreate.colors
   where listed and cocreate.search_grams(search_text) @> cocreate.search_grams(${part})
     and strpos(search_text, ${part}) > 0
   limit ${MAX_CANDIDATES})`;

/** Selects search results as JSON text. Parameters: $1 query, $2 limit, $3 forms of a name. */
export const selectFound = ({ q, limit }: ColorSearchQuery): JsonStatement => ({
  name: 'cocreated-search',
  text: String.raw`
    with line as materialized (
      select distinct line from (
        select cocreate.fold_name(form) as line from unnest($3::text[]) as form
        union all select cocreate.fold_reading($1::text)
      ) as lines
      where line <> ''
    ), found as materialized (
      select match.* from line cross join lateral (${PARTS.map(matching).join(' union all ')}) as match
      union all
      (select id, name, hex, pinyin, likes_count, 0 from cocreate.colors
       where listed and $1::text ~* '^#?[0-9a-f]{6}$' and hex = '#' || upper(ltrim($1::text, '#'))
       order by id desc limit ${MAX_CANDIDATES})
    ), distinct_found as (
      select distinct on (name, hex) * from found order by name, hex, place, likes_count desc, id desc
    )
    select json_build_object('items', coalesce(
      json_agg(json_build_object(
        'id', id, 'name', name, 'hex', hex, 'pinyin', pinyin, 'likes_count', likes_count
      ) order by place, likes_count desc, id desc), '[]'))::text as answer
    from (
      select * from distinct_found order by place, likes_count desc, id desc limit $2::integer
    ) as best`,
  values: [q, limit, nameForms(q)],
});
