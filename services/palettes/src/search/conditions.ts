import { cellsNear, NEAR_RADIUS, oklabCoordinates } from './oklab-points.ts';
import { gramsOf } from './search-text.ts';

export interface SearchFor {
  text: string | undefined;
  /**
   * Names of known colours that the text denotes in another language or script ("red", "hong"), folded for
   * search. A palette also matches if one of its colours has one of these names.
   */
  colorNames?: readonly string[];
  /** Hex. A palette matches if one of its colours is close to it. */
  near: string | undefined;
}

export interface Condition {
  sql: string;
  values: (string | number | readonly (string | number)[])[];
}

/**
 * Returns the condition for a matching row.
 *
 * @param first number of the first SQL parameter
 */
export const matching = ({ text, colorNames = [], near }: SearchFor, first: number): Condition =>
  both(
    first,
    text === undefined ? null : (place) => nameMatches(text, colorNames, place),
    near === undefined ? null : (place) => colorMatches(near, place),
  );

/**
 * Returns a condition that the index `by_search` supports. It also matches some rows that `matching` rejects,
 * so use both.
 */
export const indexed = ({ text, colorNames = [], near }: SearchFor, first: number): Condition =>
  both(
    first,
    text === undefined
      ? null
      : (place) =>
          orNamed(
            { sql: `palettes.search_grams(search_text) @> $${place}::text[]`, values: [gramsOf(text)] },
            colorNames,
            `string_to_array(search_text, e'\\n') && $${place + 1}::text[]`,
          ),
    near === undefined
      ? null
      : (place) => ({
          sql: `palettes.oklab_cells(oklab_points) && $${place}::integer[]`,
          values: [cellsNear(near)],
        }),
  );

const nameMatches = (text: string, colorNames: readonly string[], place: number): Condition =>
  orNamed(
    { sql: `strpos(search_text, $${place}::text) > 0`, values: [text] },
    colorNames,
    // `= any` of a constant uses a hash lookup, while `&&` would compare each pair.
    `exists (select from unnest(string_to_array(search_text, e'\\n')) as line where line = any ($${place + 1}::text[]))`,
  );

/** Adds the second condition only if there are names, which keeps the other statements short. */
const orNamed = (byText: Condition, colorNames: readonly string[], sql: string): Condition =>
  colorNames.length === 0
    ? byText
    : { sql: `(${byText.sql} or ${sql})`, values: [...byText.values, colorNames] };

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
