import { cellsNear, NEAR_RADIUS, oklabCoordinates } from './oklab-points.ts';
import { gramsOf } from './search-text.ts';

export interface SearchFor {
  /** Folded by `foldForSearch`, not empty. */
  text: string | undefined;
  near: string | undefined;
}

/** A condition on a row of `palettes.palettes`, with the values of its parameters. */
export interface Condition {
  sql: string;
  values: (string | number | readonly (string | number)[])[];
}

/** What a row must be like to match; `first` is the number of the first parameter. */
export const matching = ({ text, near }: SearchFor, first: number): Condition =>
  both(
    first,
    text === undefined ? null : (place) => nameMatches(text, place),
    near === undefined ? null : (place) => colorMatches(near, place),
  );

/** What the index `by_search` can find those rows by, and some others. */
export const indexed = ({ text, near }: SearchFor, first: number): Condition =>
  both(
    first,
    text === undefined
      ? null
      : (place) => ({
          sql: `palettes.search_grams(search_text) @> $${place}::text[]`,
          values: [gramsOf(text)],
        }),
    near === undefined
      ? null
      : (place) => ({
          sql: `palettes.oklab_cells(oklab_points) && $${place}::integer[]`,
          values: [cellsNear(near)],
        }),
  );

const nameMatches = (text: string, place: number): Condition => ({
  sql: `strpos(search_text, $${place}::text) > 0`,
  values: [text],
});

function colorMatches(hex: string, place: number): Condition {
  const squared = (coordinate: string, offset: number) => {
    const difference = `(${coordinate} - $${place + offset}::integer)`;
    return `${difference} * ${difference}`;
  };
  return {
    sql: `exists (
      select from unnest(oklab_points) as point
      where ${squared('(point >> 20)', 0)} + ${squared('((point >> 10) & 1023)', 1)}
        + ${squared('(point & 1023)', 2)} <= ${NEAR_RADIUS ** 2})`,
    values: [...oklabCoordinates(hex)],
  };
}

type ConditionAt = (place: number) => Condition;

function both(first: number, one: ConditionAt | null, other: ConditionAt | null): Condition {
  const left = one?.(first);
  const right = other?.(first + (left?.values.length ?? 0));
  const conditions = [left, right].filter((condition) => condition !== undefined);
  return {
    sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
    values: conditions.flatMap(({ values }) => values),
  };
}
