import type pg from 'pg';
import { jsonShape, type JsonValue } from './json-shape.ts';
import { isNullable } from './nullable-columns.ts';
import { numberIn, parseTree, textIn, type Node } from './parse-tree.ts';
import { INSERT, resultEntries, resultsOf, scopeOf, SELECT, type Catalog } from './query-scope.ts';

export interface Column extends JsonValue {
  name: string;
}

export interface Statement {
  /** True for an update or delete. TypeORM returns their rows together with a count. */
  counted: boolean;
  columns: Column[];
}

const UTILITY = /^\s*(begin|commit|rollback|set|lock|create|declare)\b/i;

/**
 * Describes a statement as Postgres understands it, or null for a statement that it cannot prepare and that
 * has no result, such as `begin`.
 */
export async function describeStatement(
  client: pg.ClientBase,
  schema: string,
  text: string,
): Promise<Statement | null> {
  if (UTILITY.test(text)) return null;
  await client.query(`select set_config('search_path', $1, false)`, [schema]);
  const { parameters, results } = await prepare(client, text);
  const query = await readTree(client, text, parameters);
  const catalog = await catalogOf(client);
  const expressions = resultsOf(scopeOf(query, null));
  const command = numberIn(query, 'commandType');
  const columns = resultEntries(query).map((entry, index) => ({
    name: textIn(entry, 'resname'),
    type: results[index]!,
    nullable: expressions[index]!.some((expression) => isNullable(expression, catalog)),
    json: jsonShape(expressions[index]![0]!, catalog),
  }));
  return { counted: command !== SELECT && command !== INSERT, columns };
}

async function prepare(
  client: pg.ClientBase,
  text: string,
): Promise<{ parameters: string[]; results: string[] }> {
  await client.query(`prepare described as ${text}`);
  try {
    const { rows } = await client.query<{ parameters: string[]; results: string[] | null }>(
      `select parameter_types::text[] as parameters, result_types::text[] as results
       from pg_prepared_statements where name = 'described'`,
    );
    const [{ parameters, results } = { parameters: [], results: null }] = rows;
    return { parameters, results: results ?? [] };
  } finally {
    await client.query('deallocate described');
  }
}

/** Postgres stores the parse tree of a function's body. */
async function readTree(client: pg.ClientBase, text: string, parameters: string[]): Promise<Node> {
  await client.query(
    `create or replace function pg_temp.described(${parameters.join(', ')}) returns void
     language sql begin atomic ${text}; end`,
  );
  const { rows } = await client.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc where oid = $1::regprocedure`,
    [`pg_temp.described(${parameters.join(',')})`],
  );
  const [[query]] = parseTree(rows[0]!.body) as [[Node]];
  return query;
}

const catalogs = new WeakMap<pg.ClientBase, Promise<Catalog>>();

function catalogOf(client: pg.ClientBase): Promise<Catalog> {
  const known = catalogs.get(client);
  if (known) return known;
  const read = readCatalog(client);
  catalogs.set(client, read);
  return read;
}

async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<{ column: string }>(
    `select attrelid::oid::text || '.' || attnum as column from pg_attribute where attnum > 0 and not attnotnull`,
  );
  const functions = await client.query<{ id: string; name: string; strict: boolean }>(
    `select oid::text as id, proname as name, proisstrict as strict from pg_proc`,
  );
  const types = await client.query<{ id: string; name: string }>(
    `select oid::text as id, format_type(oid, null) as name from pg_type`,
  );
  const views = await client.query<{ id: string; body: string }>(
    `select ev_class::text as id, ev_action::text as body from pg_rewrite where rulename = '_RETURN'`,
  );
  const bodies = new Map(views.rows.map(({ id, body }) => [id, body]));
  return {
    view(id) {
      const body = bodies.get(id);
      return body === undefined ? null : (parseTree(body) as [Node])[0];
    },
    types: new Map(types.rows.map(({ id, name }) => [id, name])),
    nullable: new Set(columns.rows.map(({ column }) => column)),
    functions: new Map(functions.rows.map(({ id, ...properties }) => [id, properties])),
  };
}
