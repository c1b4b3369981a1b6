import ts from 'typescript';
import type { Column, Statement } from './describe-statement.ts';
import type { JsonValue } from './json-shape.ts';

/**
 * Returns the differences between the declared result of a statement and its columns.
 *
 * @param declared type that the call resolves to: rows, rows with a count, or a result of `pg`
 */
export function compareRows(declared: ts.Type, statement: Statement, checker: ts.TypeChecker): string[] {
  const { flags } = declared;
  if (flags & ts.TypeFlags.Any) return statement.columns.some(isNamed) ? [UNTYPED] : [];
  if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Void)) return [];
  const result = declared.getProperty('rowCount') && declared.getProperty('rows');
  if (result) return compareList(checker.getTypeOfSymbol(result));
  if (!statement.counted) return compareList(declared);
  const [rows] = tupleOf(declared);
  if (!checker.isTupleType(declared) || !rows || !(isList(rows) || rows.flags & ts.TypeFlags.Unknown))
    return ['TypeORM returns [rows, count] for update and delete'];
  return compareList(rows);

  function compareList(list: ts.Type): string[] {
    if (list.flags & ts.TypeFlags.Unknown) return [];
    if (!isList(list)) return [`${checker.typeToString(list)} is not a list of rows`];
    const rows = tupleOf(list);
    return rows.some(isList) ? ['only update and delete return [rows, count]'] : rows.flatMap(compareRow);
  }

  function compareRow(row: ts.Type): string[] {
    if (row.flags & ts.TypeFlags.Unknown) return [];
    if (row.flags & ts.TypeFlags.Any) return statement.columns.some(isNamed) ? [UNTYPED] : [];
    const index = row.getStringIndexType();
    if (index) return statement.columns.flatMap((column) => compareValue(column.name, column, index, fits));
    const columns = new Map(statement.columns.map((column) => [column.name, column]));
    return compareProperties('', columns, row, fits);
  }

  function compareProperties(
    path: string,
    found: ReadonlyMap<string, JsonValue>,
    type: ts.Type,
    test: typeof fits,
  ): string[] {
    return checker.getPropertiesOfType(type).flatMap((property) => {
      const name = `${path}${property.name}`;
      const value = found.get(property.name);
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!value)
        return optional ? [] : [`${name}: the statement has no such ${path === '' ? 'column' : 'field'}`];
      return compareValue(name, value, checker.getTypeOfSymbol(property), test, optional);
    });
  }

  function compareValue(
    name: string,
    { type, nullable, json }: JsonValue,
    given: ts.Type,
    test: typeof fits,
    optional = false,
  ): string[] {
    const members = membersOf(given).filter(({ flags: one }) => !(optional && one & ts.TypeFlags.Undefined));
    if (members.some(({ flags: one }) => one & (ts.TypeFlags.Unknown | ts.TypeFlags.Any))) return [];
    if (members.some(({ flags: one }) => one & ts.TypeFlags.Undefined))
      return [`${name}: a column is null, never undefined`];
    const values = members.filter(({ flags: one }) => !(one & ts.TypeFlags.Null));
    if (nullable && values.length === members.length) return [`${name}: can be null`];
    const [only, ...others] = values;
    if (json && only && others.length === 0) {
      if ('element' in json && isList(only))
        return compareValue(`${name}[]`, json.element, tupleOf(only)[0]!, fitsJson);
      if ('fields' in json && !isList(only) && only.flags & ts.TypeFlags.Object)
        return compareProperties(`${name}.`, json.fields, only, fitsJson);
      return [`${name}: the JSON is not ${checker.typeToString(only)}`];
    }
    const wrong = values.find((value) => !test(type, value));
    return wrong ? [`${name}: ${type} is not ${checker.typeToString(wrong)}`] : [];
  }

  /** JSON has numbers for all numeric types, and text for times. */
  function fitsJson(type: string, value: ts.Type): boolean {
    if (type.endsWith('[]')) {
      const [element] = isList(value) ? tupleOf(value) : [];
      return (
        element !== undefined && membersOf(element).every((member) => fitsJson(type.slice(0, -2), member))
      );
    }
    if (type === 'bigint' || type === 'numeric') return number(value, checker);
    const test = TYPES[type];
    return (test === undefined || test === date ? text : test)(value, checker);
  }

  function fits(type: string, value: ts.Type): boolean {
    if (type.endsWith('[]')) {
      const [element] = isList(value) ? tupleOf(value) : [];
      return element !== undefined && membersOf(element).every((member) => fits(elementOf(type), member));
    }
    const test = TYPES[type];
    if (!test) throw new Error(`how pg returns ${type} is not known`);
    return test(value, checker);
  }

  function tupleOf(type: ts.Type): readonly ts.Type[] {
    return checker.getTypeArguments(type as ts.TypeReference);
  }

  function isList(type: ts.Type): boolean {
    return checker.isArrayType(type) || checker.isTupleType(type);
  }
}

const UNTYPED = 'the rows have no type';

/** Neither `select 1` nor `select pg_notify(…)` returns a value. */
const isNamed = ({ name, type }: Column): boolean => name !== '?column?' && type !== 'void';

type Test = (value: ts.Type, checker: ts.TypeChecker) => boolean;

const flagged =
  (flag: ts.TypeFlags): Test =>
  (value) =>
    (value.isIntersection() ? value.types : [value]).some(({ flags }) => (flags & flag) !== 0);
const named =
  (...names: string[]): Test =>
  (value) =>
    names.includes(value.symbol?.name ?? '');
const number = flagged(ts.TypeFlags.NumberLike);
const text = flagged(ts.TypeFlags.StringLike);
const date = named('Date');

/** JSON has no dates and no bytes. */
function isJson(value: ts.Type, checker: ts.TypeChecker, seen: ReadonlySet<ts.Type> = new Set()): boolean {
  if (seen.has(value)) return true;
  const inside = new Set([...seen, value]);
  if (value.isUnionOrIntersection()) return value.types.every((member) => isJson(member, checker, inside));
  if (checker.isArrayType(value) || checker.isTupleType(value))
    return checker
      .getTypeArguments(value as ts.TypeReference)
      .every((member) => isJson(member, checker, inside));
  if (!(value.flags & ts.TypeFlags.Object)) return !(value.flags & ts.TypeFlags.BigIntLike);
  if (value.getCallSignatures().length > 0) return false;
  return (
    !date(value, checker) &&
    checker
      .getPropertiesOfType(value)
      .every((property) => isJson(checker.getTypeOfSymbol(property), checker, inside))
  );
}

/** Tests of the types in which pg returns values, by Postgres type. */
const TYPES: Readonly<Record<string, Test>> = {
  smallint: number,
  integer: number,
  real: number,
  'double precision': number,
  oid: number,
  bigint: text,
  numeric: text,
  text,
  'character varying': text,
  character: text,
  '"char"': text,
  name: text,
  uuid: text,
  boolean: flagged(ts.TypeFlags.BooleanLike),
  'timestamp with time zone': date,
  'timestamp without time zone': date,
  date,
  bytea: named('Buffer', 'Uint8Array'),
  json: isJson,
  jsonb: isJson,
};

/** pg parses arrays of numeric as numbers. */
const elementOf = (array: string): string => (array === 'numeric[]' ? 'real' : array.slice(0, -2));

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
