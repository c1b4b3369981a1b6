import {
  originsOf,
  ownerOf,
  resultsOf,
  scopeOf,
  tableOf,
  WRAPPERS,
  type Catalog,
  type Expression,
  type Scope,
} from './query-scope.ts';
import { isNode, nodeIn, nodesIn, numberIn, textIn, type Node } from './parse-tree.ts';

const [EXISTS, EXPRESSION] = [0, 4];

/** Functions that can return null although no argument is null. */
const PARTIAL = /^array_(position|length|upper|lower)$|^regexp_match$/;
/** Aggregates and window functions that never return null. */
const TOTAL = /^(count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist)$/;
const NEVER_NULL = new Set([
  'ARRAYEXPR',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'GROUPINGFUNC',
  'JSONCONSTRUCTOREXPR',
  'NULLTEST',
  // A parameter counts as non-null: the function's TypeScript type says whether it can be null, and the
  // statement handles that case.
  'PARAM',
  'ROWEXPR',
  'SETTODEFAULT',
  'SQLVALUEFUNCTION',
]);

/**
 * Returns whether an expression can be null, judging by NOT NULL constraints, outer joins, conditions and
 * operators. Parameters, and the results of strict functions of non-null values, count as non-null.
 */
export function isNullable({ node, scope }: Expression, catalog: Catalog): boolean {
  const { kind } = node;
  if (NEVER_NULL.has(kind)) return false;
  if (WRAPPERS.has(kind)) return isNullable({ node: nodeIn(node, 'arg'), scope }, catalog);
  const nullable = (one: Node) => isNullable({ node: one, scope }, catalog);
  switch (kind) {
    case 'VAR':
      return isNullableVariable(node, scope, catalog);
    case 'CONST':
      return textIn(node, 'constisnull') === 'true';
    case 'OPEXPR':
    case 'FUNCEXPR': {
      const { name, strict } = functionOf(node, kind === 'OPEXPR' ? 'opfuncid' : 'funcid', catalog);
      return PARTIAL.test(name) || (strict && nodesIn(node, 'args').some(nullable));
    }
    case 'SCALARARRAYOPEXPR':
    case 'BOOLEXPR':
      return nodesIn(node, 'args').some(nullable);
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return nodesIn(node, 'args').every(nullable);
    case 'NULLIFEXPR':
    case 'SUBSCRIPTINGREF':
      return true;
    case 'CASEEXPR':
      return [
        ...nodesIn(node, 'args').map((branch) => nodeIn(branch, 'result')),
        nodeIn(node, 'defresult'),
      ].some(nullable);
    case 'AGGREF':
      return isNullableAggregate(node, scope, catalog);
    case 'WINDOWFUNC': {
      const { name } = functionOf(node, 'winfnoid', catalog);
      return (
        !TOTAL.test(name) && (/^(lag|lead|nth_value)$/.test(name) || nodesIn(node, 'args').some(nullable))
      );
    }
    case 'SUBLINK':
      return isNullableSubquery(node, scope, catalog);
    default:
      throw new Error(`unknown expression ${kind}`);
  }
}

export const functionOf = (
  node: Node,
  field: string,
  { functions }: Catalog,
): { name: string; strict: boolean } => functions.get(textIn(node, field)) ?? { name: '', strict: false };

/** Without groups, an aggregate of no rows is null. */
function isNullableAggregate(node: Node, scope: Scope, catalog: Catalog): boolean {
  const { name } = functionOf(node, 'aggfnoid', catalog);
  if (TOTAL.test(name)) return false;
  if (nodesIn(scope.query, 'groupClause').length === 0 || isNode(node.fields.get('aggfilter'))) return true;
  return (
    !/^(json|array)/.test(name) &&
    nodesIn(node, 'args').some((entry) => isNullable({ node: nodeIn(entry, 'expr'), scope }, catalog))
  );
}

/** A subquery without a row is null. An aggregate without groups always returns one row. */
function isNullableSubquery(node: Node, scope: Scope, catalog: Catalog): boolean {
  const type = numberIn(node, 'subLinkType');
  if (type === EXISTS) return false;
  if (type !== EXPRESSION) {
    const test = node.fields.get('testexpr');
    return (
      isNode(test) &&
      test.kind === 'OPEXPR' &&
      isNullable({ node: nodesIn(test, 'args')[0]!, scope }, catalog)
    );
  }
  const inner = nodeIn(node, 'subselect');
  const [column = []] = resultsOf(scopeOf(inner, scope));
  return !returnsOneRow(inner) || column.some((expression) => isNullable(expression, catalog));
}

function returnsOneRow(query: Node): boolean {
  return (
    nodesIn(query, 'groupClause').length === 0 &&
    !isNode(query.fields.get('havingQual')) &&
    (textIn(query, 'hasAggs') === 'true' ||
      (nodesIn(query, 'rtable').length === 0 && !isNode(nodeIn(query, 'jointree').fields.get('quals'))))
  );
}

function isNullableVariable(node: Node, scope: Scope, catalog: Catalog): boolean {
  const number = numberIn(node, 'varattno');
  // The whole row and system columns.
  if (number <= 0) return false;
  if (ownerOf(node, scope).proven.has(`${textIn(node, 'varno')}.${number}`)) return false;
  const joins = node.fields.get('varnullingrels');
  // `(b 3)` lists the outer joins that can replace the column by null.
  if (Array.isArray(joins) && joins.length > 1) return true;
  const origins = originsOf(node, scope, catalog);
  return origins
    ? origins.some((expression) => isNullable(expression, catalog))
    : catalog.nullable.has(`${textIn(tableOf(node, scope), 'relid')}.${number}`);
}
