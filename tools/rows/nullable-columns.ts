import { isNode, nodeIn, nodesIn, numberIn, textIn, type Node } from './parse-tree.ts';

/** What the catalog says about the tables and functions that statements name. */
export interface Catalog {
  /** Nullable columns, as `<oid of the table>.<number>`. */
  nullable: ReadonlySet<string>;
  functions: ReadonlyMap<string, { name: string; strict: boolean }>;
  /** Returns the query of a view, or null for a table. */
  view(id: string): Node | null;
}

/** A query with the queries around it. */
interface Scope {
  query: Node;
  outer: Scope | null;
  /** Columns that the conditions exclude from being null, as `<varno>.<varattno>`. */
  proven: ReadonlySet<string>;
  /** Whether expressions see the row as it was before an update. */
  before?: boolean;
}

const SELECT = 1;
const UPDATE = 2;
const INSERT = 3;
const [RELATION, SUBQUERY, JOIN, , , VALUES, CTE] = [0, 1, 2, 3, 4, 5, 6];
const GROUP = 9;
const [INNER, LEFT, , RIGHT] = [0, 1, 2, 3];
const [EXISTS, , , , EXPRESSION] = [0, 1, 2, 3, 4];
const IS_NOT_NULL = 1;

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
  // Callers say in the types of their parameters where null is possible. The statement then handles it.
  'PARAM',
  'ROWEXPR',
  'SETTODEFAULT',
  'SQLVALUEFUNCTION',
]);
/** Nodes that are null exactly if their argument is. */
const WRAPPERS = new Set([
  'ARRAYCOERCEEXPR',
  'COERCETODOMAIN',
  'COERCEVIAIO',
  'COLLATEEXPR',
  'CONVERTROWTYPEEXPR',
  'FIELDSELECT',
  'NAMEDARGEXPR',
  'RELABELTYPE',
]);

/**
 * Returns for each result column whether it can be null, judging by NOT NULL constraints, outer joins,
 * conditions and expressions. Parameters and the results of strict functions of non-null values count as
 * non-null.
 */
export function nullableColumns(query: Node, catalog: Catalog): boolean[] {
  return columnsOf(scopeOf(query, null)).map((column) => column());

  function scopeOf(inner: Node, outer: Scope | null): Scope {
    return { query: inner, outer, proven: new Set(provenBy(inner.fields.get('jointree'))) };
  }

  function columnsOf(scope: Scope): (() => boolean)[] {
    const { query: own } = scope;
    const entries = numberIn(own, 'commandType') === SELECT ? 'targetList' : 'returningList';
    const columns = nodesIn(own, entries).filter((entry) => textIn(entry, 'resjunk') === 'false');
    const operation = own.fields.get('setOperations');
    if (!isNode(operation)) return columns.map((entry) => () => isNullable(nodeIn(entry, 'expr'), scope));
    const branches = leavesOf(operation).map((leaf) =>
      columnsOf(scopeOf(nodeIn(entryOf(leaf, scope), 'subquery'), scope)),
    );
    return columns.map((_, index) => () => branches.some((branch) => branch[index]!()));
  }

  function isNullable(node: Node, scope: Scope): boolean {
    const { kind } = node;
    if (NEVER_NULL.has(kind)) return false;
    if (WRAPPERS.has(kind)) return isNullable(nodeIn(node, 'arg'), scope);
    switch (kind) {
      case 'VAR':
        return isNullableVariable(node, scope);
      case 'CONST':
        return textIn(node, 'constisnull') === 'true';
      case 'OPEXPR':
      case 'FUNCEXPR':
        return isNullableCall(node, scope, textIn(node, kind === 'OPEXPR' ? 'opfuncid' : 'funcid'));
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return nodesIn(node, 'args').some((argument) => isNullable(argument, scope));
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return nodesIn(node, 'args').every((argument) => isNullable(argument, scope));
      case 'NULLIFEXPR':
      case 'SUBSCRIPTINGREF':
        return true;
      case 'CASEEXPR':
        return [
          ...nodesIn(node, 'args').map((branch) => nodeIn(branch, 'result')),
          nodeIn(node, 'defresult'),
        ].some((result) => isNullable(result, scope));
      case 'AGGREF':
        return !TOTAL.test(nameOf(textIn(node, 'aggfnoid'))) && isNullableAggregate(node, scope);
      case 'WINDOWFUNC':
        return isNullableWindow(node, scope);
      case 'SUBLINK':
        return isNullableSubquery(node, scope);
      default:
        throw new Error(`unknown expression ${kind}`);
    }
  }

  function isNullableCall(node: Node, scope: Scope, id: string): boolean {
    const { name, strict } = catalog.functions.get(id) ?? { name: '', strict: false };
    return (
      PARTIAL.test(name) || (strict && nodesIn(node, 'args').some((argument) => isNullable(argument, scope)))
    );
  }

  /** Without groups, an aggregate of no rows is null. */
  function isNullableAggregate(node: Node, scope: Scope): boolean {
    if (nodesIn(scope.query, 'groupClause').length === 0 || isNode(node.fields.get('aggfilter'))) return true;
    return (
      !/^(json|array)/.test(nameOf(textIn(node, 'aggfnoid'))) &&
      nodesIn(node, 'args').some((entry) => isNullable(nodeIn(entry, 'expr'), scope))
    );
  }

  function isNullableWindow(node: Node, scope: Scope): boolean {
    const name = nameOf(textIn(node, 'winfnoid'));
    if (TOTAL.test(name)) return false;
    return (
      /^(lag|lead|nth_value)$/.test(name) ||
      nodesIn(node, 'args').some((argument) => isNullable(argument, scope))
    );
  }

  /** A subquery without a row is null. An aggregate without groups always returns one row. */
  function isNullableSubquery(node: Node, scope: Scope): boolean {
    const type = numberIn(node, 'subLinkType');
    if (type === EXISTS) return false;
    if (type !== EXPRESSION) {
      const test = node.fields.get('testexpr');
      return isNode(test) && test.kind === 'OPEXPR' ? isNullable(nodesIn(test, 'args')[0]!, scope) : false;
    }
    const inner = nodeIn(node, 'subselect');
    const [column] = columnsOf(scopeOf(inner, scope));
    return !returnsOneRow(inner) || column!();
  }

  function isNullableVariable(node: Node, scope: Scope): boolean {
    let owner: Scope = scope;
    for (let up = numberIn(node, 'varlevelsup'); up > 0; up -= 1) owner = owner.outer!;
    const number = numberIn(node, 'varattno');
    // The whole row and system columns.
    if (number <= 0) return false;
    const position = `${textIn(node, 'varno')}.${number}`;
    if (owner.proven.has(position)) return false;
    const joins = node.fields.get('varnullingrels');
    // `(b 3)` lists the outer joins that can replace the column by null.
    if (Array.isArray(joins) && joins.length > 1) return true;
    const written = owner.before ? null : writtenTo(node, owner, number);
    const before = { ...owner, before: true };
    return written
      ? written.some((value) => isNullable(value, before))
      : isNullableInTable(node, owner, number);
  }

  function isNullableInTable(node: Node, owner: Scope, number: number): boolean {
    const entry = entryOf(numberIn(node, 'varno'), owner);
    switch (numberIn(entry, 'rtekind')) {
      case RELATION: {
        const view = catalog.view(textIn(entry, 'relid'));
        if (view) return columnsOf(scopeOf(view, null))[number - 1]!();
        return catalog.nullable.has(`${textIn(entry, 'relid')}.${number}`);
      }
      case SUBQUERY:
        return columnsOf(scopeOf(nodeIn(entry, 'subquery'), owner))[number - 1]!();
      case JOIN:
        return isNullable(nodesIn(entry, 'joinaliasvars')[number - 1]!, owner);
      case VALUES:
        return (entry.fields.get('values_lists') as Node[][]).some((row) =>
          isNullable(row[number - 1]!, owner),
        );
      case CTE:
        return isNullableInCte(entry, owner, number);
      case GROUP:
        return isNullable(nodesIn(entry, 'groupexprs')[number - 1]!, owner);
      default:
        return false;
    }
  }

  function isNullableInCte(entry: Node, owner: Scope, number: number): boolean {
    // The other branch of the recursive query decides.
    if (textIn(entry, 'self_reference') === 'true') return false;
    let maker: Scope = owner;
    for (let up = numberIn(entry, 'ctelevelsup'); up > 0; up -= 1) maker = maker.outer!;
    const cte = nodesIn(maker.query, 'cteList').find(
      (one) => textIn(one, 'ctename') === textIn(entry, 'ctename'),
    )!;
    return columnsOf(scopeOf(nodeIn(cte, 'ctequery'), maker))[number - 1]!();
  }

  /** Returns what the statement itself writes into the column, or null if it leaves the column as it is. */
  function writtenTo(node: Node, { query: own }: Scope, number: number): Node[] | null {
    if (numberIn(node, 'varno') !== numberIn(own, 'resultRelation')) return null;
    const command = numberIn(own, 'commandType');
    const conflict = own.fields.get('onConflict');
    const set = (entries: Node[]) =>
      entries.filter((entry) => numberIn(entry, 'resno') === number).map((entry) => nodeIn(entry, 'expr'));
    const values = set(nodesIn(own, 'targetList'));
    if (values.length === 0) return null;
    if (command === UPDATE) return values;
    if (command !== INSERT) return null;
    if (!isNode(conflict)) return values;
    const replaced = set(nodesIn(conflict, 'onConflictSet'));
    // A row that is only updated keeps its other columns.
    return textIn(conflict, 'action') === '2' && replaced.length === 0 ? null : values;
  }

  function nameOf(id: string): string {
    return catalog.functions.get(id)?.name ?? '';
  }
}

const entryOf = (index: number, { query }: Scope): Node => nodesIn(query, 'rtable')[index - 1]!;

function returnsOneRow(query: Node): boolean {
  return (
    nodesIn(query, 'groupClause').length === 0 &&
    !isNode(query.fields.get('havingQual')) &&
    (textIn(query, 'hasAggs') === 'true' ||
      (nodesIn(query, 'rtable').length === 0 && !isNode(nodeIn(query, 'jointree').fields.get('quals'))))
  );
}

const leavesOf = (operation: Node): number[] =>
  operation.kind === 'RANGETBLREF'
    ? [numberIn(operation, 'rtindex')]
    : [...leavesOf(nodeIn(operation, 'larg')), ...leavesOf(nodeIn(operation, 'rarg'))];

/** Columns that are not null in rows that meet the conditions of a from list or join. */
function provenBy(tree: unknown): string[] {
  if (!isNode(tree as Node)) return [];
  const node = tree as Node;
  if (node.kind === 'FROMEXPR')
    return [...nodesIn(node, 'fromlist').flatMap(provenBy), ...nonNullIn(node.fields.get('quals'))];
  if (node.kind !== 'JOINEXPR') return [];
  const type = numberIn(node, 'jointype');
  return [
    ...(type === INNER || type === LEFT ? provenBy(nodeIn(node, 'larg')) : []),
    ...(type === INNER || type === RIGHT ? provenBy(nodeIn(node, 'rarg')) : []),
    ...(type === INNER ? nonNullIn(node.fields.get('quals')) : []),
  ];
}

/** Columns that are not null where the condition is true. Comparisons with null are not true. */
function nonNullIn(value: unknown): string[] {
  if (!isNode(value as Node)) return [];
  const condition = value as Node;
  const variable = ({ kind, fields }: Node) =>
    kind === 'VAR' && fields.get('varlevelsup') === '0'
      ? [`${fields.get('varno') as string}.${fields.get('varattno') as string}`]
      : [];
  const bare = (node: Node): Node => (WRAPPERS.has(node.kind) ? bare(nodeIn(node, 'arg')) : node);
  switch (condition.kind) {
    case 'VAR':
      return variable(condition);
    case 'BOOLEXPR':
      return textIn(condition, 'boolop') === 'and' ? nodesIn(condition, 'args').flatMap(nonNullIn) : [];
    case 'NULLTEST':
      return numberIn(condition, 'nulltesttype') === IS_NOT_NULL
        ? variable(bare(nodeIn(condition, 'arg')))
        : [];
    case 'OPEXPR':
      return nodesIn(condition, 'args').map(bare).flatMap(variable);
    case 'SCALARARRAYOPEXPR':
      return nodesIn(condition, 'args').slice(0, 1).map(bare).flatMap(variable);
    default:
      return [];
  }
}
