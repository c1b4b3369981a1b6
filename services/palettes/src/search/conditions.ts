import { cellsNear, NEAR_RADIUS, oklabCoordinates } from './oklab-points.ts';
import { gramsOf } from './search-text.ts';

export interface SearchFor {
  /** Folded by `foldForSearch`, not empty. */
  text: string | undefined;
  /** Names of colours that the text stands for in another script, folded too: a colour with one of them matches as well. */
  colorNames?: readonly string[];
  near: string | undefined;
}

/** A condition on a row of `palettes.palettes`, with the values of its parameters. */
export interface Condition {
  sql: string;
  values: (string | number | readonly (string | number)[])[];
}

/** What a row must be like to match; `first` is the number of the first parameter. */
export const matching = ({ text, colorNames = [], near }: SearchFor, first: number): Condition =>
  both(
    first,
    text === undefined ? null : (place) => nameMatches(text, colorNames, place),
    near === undefined ? null : (place) => colorMatches(near, place),
  );

/** What the index `by_search` can find those rows by, and some others. */
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
    // `= any` of a constant looks up a hash, where `&&` would compare each with each.
    `exists (select from unnest(string_to_array(search_text, e'\\n')) as line where line = any ($${place + 1}::text[]))`,
  );

/** Only where the text stands for names: the statement without them stays as short as it is. */
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
