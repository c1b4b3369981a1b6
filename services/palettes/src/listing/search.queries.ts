import { PALETTE_SEARCH_LIMIT, type PaletteSort } from '@danqing/contracts';
import type { AnswerStatement } from '../database/answers.ts';
import { cellsNear, NEAR_RADIUS, oklabCoordinates } from '../search/oklab-points.ts';
import { gramsOf } from '../search/search-text.ts';
import { answerPage, type PageOf } from './page-answer.ts';

/**
 * The same few palettes tell how common a match is. With a million rows, meeting 1,000 matches along the order and
 * looking all of them up take about as long when 3 in 100 match.
 */
const SAMPLE = { rows: 200, hits: 6 };
/** Rows of the order that are looked through when matches are common: about twice what 3 in 100 need. */
const WALK_ROWS = 60_000;

const ORDERS: Readonly<Record<PaletteSort, string>> = {
  downloads: 'downloads desc, id desc',
  newest: 'id desc',
};

export interface SearchFor {
  /** Folded by `foldForSearch`, not empty. */
  text: string | undefined;
  near: string | undefined;
}

/** What a row must be like to match, and what an index can find it by. */
interface Criterion {
  matches: string;
  indexed: string;
  values: AnswerStatement['values'];
}

/** `first` is the number of the criterion's first value among those of the statement. */
function nameCriterion(text: string, first: number): Criterion {
  return {
    matches: `strpos(search_text, $${first}::text) > 0`,
    indexed: `palettes.search_grams(search_text) @> $${first + 1}::text[]`,
    values: [text, gramsOf(text)],
  };
}

function colorCriterion(hex: string, first: number): Criterion {
  const squared = (coordinate: string, place: number) => {
    const difference = `(${coordinate} - $${first + place}::integer)`;
    return `${difference} * ${difference}`;
  };
  return {
    matches: `exists (
      select from unnest(oklab_points) as point
      where ${squared('(point >> 20)', 1)} + ${squared('((point >> 10) & 1023)', 2)}
        + ${squared('(point & 1023)', 3)} <= ${NEAR_RADIUS ** 2})`,
    indexed: `palettes.oklab_cells(oklab_points) && $${first}::integer[]`,
    values: [cellsNear(hex), ...oklabCoordinates(hex)],
  };
}

function criteriaOf({ text, near }: SearchFor, first: number): Criterion[] {
  const byName = text === undefined ? [] : [nameCriterion(text, first)];
  const next = first + byName.flatMap(({ values }) => values).length;
  return near === undefined ? byName : [...byName, colorCriterion(near, next)];
}

/**
 * A page of the matches among the public palettes, of which the order's first PALETTE_SEARCH_LIMIT count. Common
 * matches are met along the order; rare ones are looked up and then sorted. Which of the two, a sample tells; a walk
 * that met too few is followed by the look-up, so the answer is exact in any case.
 */
export function selectMatches(message: string, page: PageOf, search: SearchFor): AnswerStatement {
  const order = ORDERS[page.sortBy];
  const values: AnswerStatement['values'] = [message, page.page, page.pageSize];
  const criteria = criteriaOf(search, values.length + 1);
  const all = (part: 'matches' | 'indexed') => criteria.map((criterion) => criterion[part]).join(' and ');
  const kind = [search.text === undefined ? [] : 'name', search.near === undefined ? [] : 'color'].flat();
  return {
    name: ['search', ...kind, page.sortBy].join('-'),
    text: `
      with sample as materialized (
        select count(*) filter (where ${all('matches')}) >= ${SAMPLE.hits} as common
        from (
          select search_text, oklab_points from palettes.palettes
          where listed order by random_key limit ${SAMPLE.rows}
        ) as sampled
      ), walked as materialized (
        select downloads, id from (
          select downloads, id, search_text, oklab_points from palettes.palettes
          where listed order by ${order} limit ${WALK_ROWS}
        ) as ordered
        where (select common from sample) and ${all('matches')}
        order by ${order} limit ${PALETTE_SEARCH_LIMIT}
      ), looked_up as materialized (
        select downloads, id from palettes.palettes
        where listed and ${all('indexed')} and ${all('matches')}
          and (select count(*) from walked) < ${PALETTE_SEARCH_LIMIT}
        order by ${order} limit ${PALETTE_SEARCH_LIMIT}
      ), found as materialized (
        select downloads, id from walked where (select count(*) from walked) = ${PALETTE_SEARCH_LIMIT}
        union all
        select downloads, id from looked_up
      ), page as materialized (
        select downloads, id from found order by ${order} limit $3::integer offset ($2::integer - 1) * $3::integer
      )
      ${answerPage(order, '(select count(*) from found)')}`,
    values: [...values, ...criteria.flatMap((criterion) => criterion.values)],
  };
}
